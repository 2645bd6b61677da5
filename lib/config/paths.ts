export const PATHS = {
  home: '/',
  search: '/search',
  artOfTheDay: '/art-of-the-day',
  artGallery: '/art-of-the-day/gallery',
  artArchive: '/art-of-the-day/archive',
  gallery: '/art',
  addArt: '/art/add',
  addManyPieces: '/art/add/many',
  arrangeArt: '/art/arrange',
  artWall: '/art/wall',
  store: '/marketplace',
  cookbook: '/cookbook',
  moveRecipes: '/cookbook/import',
  coffee: '/coffee-rate',
  /** A second address of the coffee page (G-137). */
  coffeeAlias: '/coffee',
  coffeeCard: '/coffee-card-generator',
  chat: '/chat',
  /** Other sites show it in a frame. */
  dayCard: '/today-card',
  today: '/today.json',
  offline: '/offline',
  serviceWorker: '/sw.js',
  qrnotes: '/qrnotes',
  login: '/login',
  register: '/register',
  /** A second address of the sign-up page (G-20). */
  signup: '/signup',
  forgotPassword: '/forgot-pw',
  resetPassword: '/reset-pw',
  profile: '/profile',
  badges: '/badges',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  pages: '/pages',
  accessibility: '/pages/accessibility',
  unsubscribe: '/email/unsubscribe',
  confirmOrder: '/orders/confirm',
  digest: '/digest',
  adminOverview: '/user-stats',
  adminUsers: '/user-stats/users',
  adminWaiting: '/user-stats/waiting',
  adminOutbox: '/user-stats/outbox',
  adminOrders: '/user-stats/orders',
  adminSystem: '/user-stats/system',
  adminBackups: '/user-stats/backups',
  adminSettings: '/user-stats/settings',
  adminAudit: '/user-stats/audit',
  adminPages: '/user-stats/pages',
  adminArt: '/art-of-the-day/admin',
  adminIcons: '/icons-admin',
  adminBadges: '/badges-admin',
} as const

/** Pages on which the owner works, with those below them. */
const OWNERS_PATHS: readonly string[] = [
  PATHS.adminOverview,
  PATHS.adminArt,
  PATHS.adminIcons,
  PATHS.adminBadges,
  PATHS.addArt,
  PATHS.arrangeArt,
  PATHS.moveRecipes,
]

export function isOwnersPath(path: string): boolean {
  return OWNERS_PATHS.some((owners) => path === owners || path.startsWith(`${owners}/`))
}

/** What these answer may be shown by other sites. */
export const SHARE_PICTURES = '/api/share/'

/** Carries the path that the middleware rewrites. */
export const GUARDED_PATH_HEADER = 'x-guarded-path'

/** Leaves out what is absent or empty; commas stay as they are. */
export function withQuery(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(values).filter(([, value]) => value)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}`.replaceAll('%2C', ',') : path
}

export function artDayPath(dateKey: string): string {
  return `${PATHS.artOfTheDay}/${dateKey}`
}

export function piecePath(id: string): string {
  return `${PATHS.gallery}/${id}`
}

export function coffeeCardPath(id: string): string {
  return `${PATHS.coffeeCard}/${id}`
}

export function adminUserPath(id: string): string {
  return `${PATHS.adminOverview}/user/${id}`
}

/** `name` is the one that others see. */
export function personPath(name: string): string {
  return `/people/${encodeURIComponent(name)}`
}

export function recipePath(slug: string): string {
  return `${PATHS.cookbook}/${encodeURIComponent(slug)}`
}

/** `name` is that of a feature's feed, or `all`. */
export function feedPath(name: string, format: 'atom' | 'json' = 'atom'): string {
  return `/feeds/${name}.${format}`
}

export function sharePicturePath(kind: string, id: string): string {
  return `${SHARE_PICTURES}${kind}/${encodeURIComponent(id)}`
}

export function wallPath(ids: readonly string[], more: Record<string, string> = {}): string {
  return withQuery(PATHS.artWall, { pieces: ids.join(), ...more })
}

export function loginPath(path: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(path)}`
}
