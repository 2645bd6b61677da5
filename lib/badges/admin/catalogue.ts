/** G-97, G-132 */
export const BADGE_FILE = { bytes: 1024 * 1024, rows: 1000 } as const

export const BADGE_COLUMNS = [
  'code',
  'name',
  'description',
  'value',
  'category',
  'color',
  'iconPath',
  'isUnique',
  'rule',
] as const
export const NEEDED_COLUMNS = ['code', 'name', 'description', 'value'] as const

export const REASON_MAX = 300

export const BADGE_ADMIN_TEXTS = {
  assigned: 'Badges assigned successfully!',
  assignFailed: 'Failed to assign badges',
  uploaded: 'Badges uploaded successfully',
  uploadFailed: 'Failed to upload badges',
  fileMissing: 'Please select a CSV file',
  tooManyRows: 'A file has at most 1000 rows.',
  imageMissing: 'Please select an image',
  imageStored: 'Badge image uploaded successfully',
  saved: 'Badge saved.',
  deleted: 'Badge deleted.',
  restored: 'Badge restored.',
  awarded: 'Badge awarded.',
  revoked: 'Badge revoked.',
  retired: 'This badge is retired.',
  held: 'This member holds the badge already.',
  notHeld: 'This member does not hold the badge.',
  hasHolder: 'This badge is unique and was given once.',
  notToOwner: 'A unique badge never goes to the owner.',
  usernameMissing: 'Please name a member.',
  badgeMissing: 'Please choose a badge.',
  reasonMissing: 'Please give a reason.',
  reasonLong: 'The reason is too long.',
} as const

export function imageMissingFor(badge: string): string {
  return `${BADGE_ADMIN_TEXTS.imageMissing} for ${badge}`
}
