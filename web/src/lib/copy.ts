import { toasts } from './toasts.svelte'
import { t } from './words.svelte'

/** Copies a link. Where the browser keeps its clipboard closed, as on plain HTTP, the link is shown instead. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toasts.show(t('link-copied'))
  } catch {
    toasts.show(address)
  }
}
