import { COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import { listFilters } from '@/lib/cookbook/list-filters'
import type { CacheRule, CacheRules } from '@/lib/http/cache-rule'

/** These parameters have few values; the other filters have as many as visitors can type. */
const COFFEE: CacheRule = {
  query: { sort: 'rating|style|type', type: COFFEE_TYPES.join('|'), map: 'all' },
}

/** The pages that are the same for all visitors, by the paths of their folders. */
export const PAGE_CACHE: CacheRules = {
  '/': { query: { year: 'all|\\d{4}', authors: 'all' } },
  '/about': {},
  '/api/docs': {},
  '/art': {},
  '/art/[id]': {},
  '/art-of-the-day': {},
  '/art-of-the-day/[date]': {},
  '/art-of-the-day/archive': { query: { year: '\\d{4}' } },
  '/badges': {},
  '/chat': {},
  '/coffee': COFFEE,
  '/coffee-rate': COFFEE,
  '/contact': {},
  '/cookbook': {
    query: Object.fromEntries(
      listFilters().map(([name, { options }]) => [
        name,
        options.map(({ value }) => value).join('|'),
      ]),
    ),
  },
  '/cookbook/[slug]': {},
  '/forgot-pw': {},
  // The link of the home page leads there; other pages have as many addresses as there are paths.
  '/login': { query: { next: '%2Fart-of-the-day' } },
  '/marketplace': {},
  '/pages/[slug]': {},
  '/pages/accessibility': {},
  '/privacy': {},
  '/register': {},
  '/signup': {},
  '/today-card': {},
}
