import type { CacheRule } from '@/lib/http/cache-rule'

export const cache: CacheRule = { query: { year: '\\d{4}' } }
