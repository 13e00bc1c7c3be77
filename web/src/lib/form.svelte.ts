import { Trouble } from './api'
import { reason } from './toasts.svelte'

/** A form on its way to the server: why it was refused stands beside its button, not somewhere else. */
export class Form {
  busy = $state(false)
  trouble = $state('')

  /** Sends it once; whether that went well. */
  async send(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = ''
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.trouble = reason(error.code, error.message)
      return false
    } finally {
      this.busy = false
    }
  }
}
