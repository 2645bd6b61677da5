import { PATHS } from '@/lib/config/paths'

/** What the header leads to, in its order; a page joins the list when it exists. */
export const NAVIGATION = [
  { label: 'home', href: PATHS.home },
  { label: 'art of the day', href: PATHS.artOfTheDay },
] as const
