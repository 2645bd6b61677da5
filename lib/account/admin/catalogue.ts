/** The range of `permissions` (G-35). */
export const PERMISSIONS = { min: -1, max: 9 } as const
export const PERMISSIONS_RULE = 'Permissions must be a whole number from -1 to 9.'

/** They are the accounts that the list shows; without one of them, it shows all and the samples. */
export const USER_FILTERS = [
  { value: 'members', label: 'without samples' },
  { value: 'friends', label: 'friends & family' },
  { value: 'admins', label: 'admins' },
  { value: 'chefs', label: 'chefs' },
  { value: 'managers', label: 'gallery managers' },
  { value: 'unverified', label: 'unverified' },
  { value: 'suspended', label: 'suspended' },
  { value: 'samples', label: 'samples' },
] as const

export const USER_SORTS = [
  'username',
  'email',
  'role',
  'dateSigned',
  'lastSigned',
  'timesSigned',
  'chatTokensUsed',
  'permissions',
] as const

export const USERS_PER_PAGE = 50

export const USERS_ANCHOR = 'users'

export const VERIFICATION_TEXTS = {
  confirmed: 'The address is confirmed.',
  confirmFailed: 'Failed to confirm the address.',
  refused: 'The request is refused.',
  refuseFailed: 'Failed to refuse the request.',
  unknown: 'There is no such request.',
} as const

export const SENT_TEXTS = {
  verification: 'Verification email sent.',
  reset: 'Password reset email sent.',
} as const
