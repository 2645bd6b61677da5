import type { CacheRule } from '@/lib/http/cache-rule'

export const cache: CacheRule = { query: { year: 'all|\\d{4}', authors: 'all' } }
