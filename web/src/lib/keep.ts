/** Small things this browser remembers. Where storage is forbidden they last as long as the page. */
const spare = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`bottega.${key}`)
  } catch {
    return spare.get(key) ?? null
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`bottega.${key}`)
    else localStorage.setItem(`bottega.${key}`, value)
  } catch {
    if (value === null) spare.delete(key)
    else spare.set(key, value)
  }
}
