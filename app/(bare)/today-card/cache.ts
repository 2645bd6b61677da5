import type { CacheRule } from '@/lib/http/cache-rule'

export const cache: CacheRule = {}
