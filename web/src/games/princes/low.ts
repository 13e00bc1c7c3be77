/** A laptop's window: the map folds away, and wars begin at the heads of the cities. */
import { MediaQuery } from 'svelte/reactivity'

export const low = new MediaQuery('(min-width: 1100px) and (max-height: 859px)')
