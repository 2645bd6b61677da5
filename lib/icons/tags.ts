export const ICON_TAG = 'icons'
