/** Whether the page shows one pane at a time, as the style sheets have it for phones. */
export const onPhone = (): boolean => matchMedia('(max-width: 699px)').matches
