import { listFilters } from '@/lib/cookbook/list-filters'
import type { CacheRule } from '@/lib/http/cache-rule'

export const cache: CacheRule = {
  query: Object.fromEntries(
    listFilters().map(([name, { options }]) => [name, options.map(({ value }) => value).join('|')]),
  ),
}
