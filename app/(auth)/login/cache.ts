import type { CacheRule } from '@/lib/http/cache-rule'

/** The link of the home page leads there; other pages have as many addresses as there are paths. */
export const cache: CacheRule = { query: { next: '%2Fart-of-the-day' } }
