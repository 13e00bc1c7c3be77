/** A laptop's window: events and cards have flatter forms. */
import { MediaQuery } from 'svelte/reactivity'

export const low = new MediaQuery('(min-width: 1100px) and (max-height: 859px)')
