import { keep, recall } from './keep'

/** Whether actions are shown in notation too, as records and the terminal write them. */
class Notation {
  on = $state(recall('notation') === 'on')

  set(on: boolean): void {
    this.on = on
    keep('notation', on ? 'on' : null)
  }
}

export const notation = new Notation()
