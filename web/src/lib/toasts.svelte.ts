import { Trouble } from './api'
import { hasWords, t } from './words.svelte'

export interface Toast {
  id: number
  kind: 'news' | 'trouble'
  text: string
}

class Toasts {
  list = $state<Toast[]>([])
  #next = 1

  show(text: string, kind: Toast['kind'] = 'news'): void {
    const toast = { id: this.#next++, kind, text }
    this.list.push(toast)
    setTimeout(() => this.dismiss(toast.id), kind === 'news' ? 4000 : 8000)
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()

/** Why the server refused, in the reader's language where the reason is a known one. */
export function reason(code: string, message: string): string {
  const key = `refused-${code}`
  return hasWords(key) ? t(key) : message || t('trouble-unknown')
}

/** Does something that the server may refuse, and tells the reader if it does. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    toasts.show(reason(error.code, error.message), 'trouble')
    return undefined
  }
}
