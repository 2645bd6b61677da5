import { PATHS } from './paths'

export type NavEntry = { label: string; href: string }
export type NavMenu = { label: string; entries: readonly NavEntry[] }

/** Members also get a log-out button. */
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
