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

/** Each role with what it allows (G-34); an account without any is a member. */
export const ROLE_CHOICES = [
  { value: 'admin', label: 'admin: may do everything, and sees all screens of the owner' },
  { value: 'chef', label: 'chef: adds and edits recipes' },
  {
    value: 'gallery_manager',
    label: 'gallery manager: adds pieces to the gallery, and edits own ones',
  },
] as const

/** What a link may give; an admin is made among the accounts (G-164). */
export const INVITED_ROLES = ROLE_CHOICES.filter(({ value }) => value !== 'admin')

const namesIn = (text: string) => text.split(',').map((name) => name.trim())

export function roleLabels(role: string): string {
  const given = namesIn(role).filter((name) => name !== 'user')
  return given.join(', ').replaceAll('_', ' ')
}

/** The stored text where the same roles are ticked, so that nothing counts as edited. */
export function roleOf(ticked: string, stored: string): string {
  const [chosen, before] = [namesIn(ticked), namesIn(stored)]
  const isSame = ROLE_CHOICES.every(
    ({ value }) => chosen.includes(value) === before.includes(value),
  )
  if (isSame) return stored
  const given = ROLE_CHOICES.flatMap(({ value }) => (chosen.includes(value) ? value : []))
  return [...(before.includes('user') ? ['user'] : []), ...given].join(',') || 'user'
}

const LEVELS = [
  { value: '0', label: 'standard' },
  { value: '1', label: 'friends & family' },
  { value: '-1', label: 'suspended' },
] as const

export const LEVEL_HELP =
  'Friends & family have three times the chat allowance. Who is suspended cannot log in.'

export function levelLabel(permissions: number): string {
  const level = String(Math.min(permissions, 1))
  return LEVELS.find(({ value }) => value === level)?.label ?? ''
}

/** A reserved number stays until another level is chosen. */
export function levelOptions(permissions: number): { value: string; label: string }[] {
  if (permissions < 2) return [...LEVELS]
  const value = String(permissions)
  return [...LEVELS, { value, label: `friends & family (number ${value}, reserved)` }]
}

export const LINK_TEXTS = {
  signUpOff:
    'Sign-up is off, so no invitation works. Turn it on under “Parts and menu” in the settings, or make an account.',
  invited: 'The invitation was made.',
  created: 'The account was made.',
  revoked: 'The invitation was taken back.',
  copied: 'The link was copied.',
} as const
