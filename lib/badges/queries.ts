/** Of the badges themselves. */
export const BADGES_TAG = 'badges'
/** Of who holds them. */
export const HOLDERS_TAG = 'badge-holders'
