export const ICON_SIDE = 128 // G-133
export const ICON_BYTES = 512 * 1024

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
