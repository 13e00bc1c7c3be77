import { Trouble } from './api'
import { t } from './words.svelte'

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

/** Does something that the server may refuse, and tells the reader if it does. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    toasts.show(
      error.message || t(error.code === 'offline' ? 'trouble-offline' : 'trouble-unknown'),
      'trouble',
    )
    return undefined
  }
}
