import { PATHS } from './paths'

export type NavEntry = { label: string; href: string }
/** An entry that opens a menu of further ones. */
export type NavMenu = { label: string; entries: readonly NavEntry[] }

/** What the header leads to, in its order; a page joins when it exists. */
export const NAVIGATION: readonly (NavEntry | NavMenu)[] = [
  { label: 'home', href: PATHS.home },
  { label: 'art', entries: [{ label: 'art of the day', href: PATHS.artOfTheDay }] },
]

/** The right end of the header; for members a button to log out follows. */
export const MEMBER_ENTRIES: readonly NavEntry[] = [{ label: 'profile', href: PATHS.profile }]
export const VISITOR_ENTRIES: readonly NavEntry[] = [
  { label: 'signup', href: PATHS.register },
  { label: 'login', href: PATHS.login },
]

export const FOOTER_ENTRIES: readonly NavEntry[] = [
  { label: 'about', href: PATHS.about },
  { label: 'contact', href: PATHS.contact },
  { label: 'privacy', href: PATHS.privacy },
]

/** What an admin's screens lead to. */
export const ADMIN_ENTRIES: readonly NavEntry[] = [
  { label: 'users', href: PATHS.adminUsers },
  { label: 'art', href: PATHS.adminArt },
  { label: 'outbox', href: PATHS.adminOutbox },
  { label: 'audit', href: PATHS.adminAudit },
]

/** Whether a page is the entry's own or lies below it. */
export function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== PATHS.home && pathname.startsWith(`${href}/`))
}
