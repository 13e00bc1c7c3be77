import { keep, recall } from './keep'

/** Whether single keys act at the table. Who speaks to the computer, or slips easily, turns them off. */
class Keys {
  on = $state(recall('keys') !== 'off')

  set(on: boolean): void {
    this.on = on
    keep('keys', on ? null : 'off')
  }
}

export const keys = new Keys()

/** Whether a menu lies open: Escape is the browser's then, who closes it, and means nothing that lies below. */
export const menuIsOpen = (): boolean => document.querySelector('[popover]:popover-open') !== null
