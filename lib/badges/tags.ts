export const BADGES_TAG = 'badges'
export const HOLDERS_TAG = 'badge-holders'
