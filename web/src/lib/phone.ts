import { MediaQuery } from 'svelte/reactivity'

let narrow: MediaQuery | undefined

/** Whether the page shows one pane at a time, as the style sheets have it for phones. A phone may be turned. */
export const onPhone = (): boolean => (narrow ??= new MediaQuery('max-width: 699px')).current
