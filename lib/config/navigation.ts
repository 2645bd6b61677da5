import { PATHS } from './paths'

export type NavEntry = {
  label: string
  href: string
  isForMembers?: boolean
  /** The header shows it only where it has room. */
  isWide?: boolean
}
export type NavMenu = { label: string; entries: readonly NavEntry[] }

/** Whichever feature lists them (G-137); other entries come after. */
export const MENU_ORDER: readonly string[] = [
  PATHS.artOfTheDay,
  PATHS.artArchive,
  PATHS.gallery,
  PATHS.store,
  PATHS.artGallery,
]

export const SEARCH_ENTRY: NavEntry = { label: 'search', href: PATHS.search }

/** The header has them beside its menus; narrow screens have them in the footer. */
export const WIDE_ENTRIES: readonly NavEntry[] = [
  { label: 'store', href: PATHS.store, isWide: true },
  { ...SEARCH_ENTRY, isWide: true },
]

export const ADMIN_ENTRY: NavEntry = { label: 'admin', href: PATHS.adminOverview }

export const MEMBER_ENTRIES: readonly NavEntry[] = [{ label: 'profile', href: PATHS.profile }]
export const VISITOR_ENTRIES: readonly NavEntry[] = [
  { label: 'signup', href: PATHS.register },
  { label: 'login', href: PATHS.login },
]

/** The owner can always be reached (G-144); the owner's screens are for an admin. */
export function footerEntries(shown: { pages: readonly NavEntry[]; admin: boolean }): NavEntry[] {
  return [
    { label: 'store', href: PATHS.store },
    SEARCH_ENTRY,
    { label: 'about', href: PATHS.about },
    { label: 'contact', href: PATHS.contact },
    { label: 'privacy', href: PATHS.privacy },
    { label: 'accessibility', href: PATHS.accessibility },
    ...shown.pages,
    ...(shown.admin ? [ADMIN_ENTRY] : []),
  ]
}
