/** The addresses of the pages; a page that does not exist yet has none. */
export const PATHS = {
  home: '/',
  artOfTheDay: '/art-of-the-day',
  artGallery: '/art-of-the-day/gallery',
  artArchive: '/art-of-the-day/archive',
  login: '/login',
  register: '/register',
  /** The other address of sign-up, which the art page leads to (G-20). */
  signup: '/signup',
  forgotPassword: '/forgot-pw',
  resetPassword: '/reset-pw',
  profile: '/profile',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  adminUsers: '/user-stats',
  adminOutbox: '/user-stats/outbox',
  adminAudit: '/user-stats/audit',
  adminArt: '/art-of-the-day/admin',
  adminIcons: '/icons-admin',
} as const

/** What search engines are told of: pages that anyone may read. */
export const PUBLIC_PATHS = [
  PATHS.home,
  PATHS.artOfTheDay,
  PATHS.about,
  PATHS.contact,
  PATHS.privacy,
] as const

/** In which the middleware notes the path that it keeps. */
export const GUARDED_PATH_HEADER = 'x-guarded-path'

/** The page of a day's art, YYYY-MM-DD. */
export function artDayPath(dateKey: string): string {
  return `${PATHS.artOfTheDay}/${dateKey}`
}

/** The log-in page, which leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(path)}`
}

/**
 * Where to go after logging in: a path of this site as given in `?next=`, else home. Whatever a
 * browser would read as another origin, and the log-in page itself, is home too.
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return PATHS.home
  const origin = 'http://site.invalid'
  if (!URL.canParse(next, origin)) return PATHS.home
  const url = new URL(next, origin)
  // Dot segments may leave two slashes at the front, which name another host.
  if (url.pathname.startsWith('//') || url.pathname === PATHS.login) return PATHS.home
  return url.pathname + url.search + url.hash
}
