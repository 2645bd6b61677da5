/** Selects what is open above the page, to which the keys belong. */
export const OPEN_LAYER = 'dialog[open], [popover=auto]:popover-open'
