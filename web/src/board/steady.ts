/**
 * On a phone a scene stands on its foot: words and buttons that come there with a choice would lift its rows from under
 * the finger. As long as one question is put the scene stays as tall as it was then; what its foot needs more of lies
 * over what can be scrolled.
 */
import type { Attachment } from 'svelte/attachments'
import { onPhone } from '../lib/phone'

/** Attach it to the scene; `question`: what is put now, if anything is. */
export const steady =
  (question: () => unknown): Attachment<HTMLElement> =>
  (scene) => {
    if (!question()) return
    let laid = 0
    const hold = () => {
      scene.style.height = ''
      cancelAnimationFrame(laid)
      laid = requestAnimationFrame(() => {
        if (onPhone()) scene.style.height = `${scene.offsetHeight}px`
      })
    }
    hold()
    addEventListener('resize', hold)
    return () => {
      removeEventListener('resize', hold)
      cancelAnimationFrame(laid)
      scene.style.height = ''
    }
  }
