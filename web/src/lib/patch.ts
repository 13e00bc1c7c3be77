import type { Json } from './wire'

/**
 * Applies a patch to a value and returns the new value; the old one is left as it was.
 *
 * `{"=": value}` replaces the whole value. Any other object patches the named keys of an object or the
 * named indices of a list; its key `-` lists the keys that are gone.
 */
export function applyPatch(value: Json, patch: Json): Json {
  if ('=' in patch) return patch['=']
  if (Array.isArray(value)) {
    const list = value.slice()
    for (const index of Object.keys(patch))
      list[Number(index)] = applyPatch(value[Number(index)], patch[index])
    return list
  }
  const object = { ...value }
  for (const key of patch['-'] ?? []) delete object[key]
  for (const key of Object.keys(patch)) {
    if (key !== '-') object[key] = applyPatch(object[key], patch[key])
  }
  return object
}
