export const ICON_SIDE = 128 // G-133
export const ICON_BYTES = 512 * 1024
/** The content decides, not the name (G-10). */
export const ICON_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const

export const ICON_TEXTS = {
  missing: 'Please select a file to upload',
  badName: 'Icon names have up to 40 letters, digits, dashes and underscores.',
  unknown: 'There is no such icon.',
  taken: 'There is another icon of this name.',
  uploaded: 'Icon uploaded successfully',
  uploadFailed: 'Failed to upload icon',
  deleted: 'Icon deleted successfully',
  deleteFailed: 'Failed to delete icon',
  restored: 'Icon restored.',
  fetchFailed: 'Failed to fetch icons',
} as const
