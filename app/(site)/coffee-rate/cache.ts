import { COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import type { CacheRule } from '@/lib/http/cache-rule'

/** These parameters have few values; the other filters have as many as visitors can type. */
export const cache: CacheRule = {
  query: { sort: 'rating|style|type', type: COFFEE_TYPES.join('|'), map: 'all' },
}
