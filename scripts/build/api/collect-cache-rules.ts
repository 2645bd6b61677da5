import { PAGE_CACHE } from '@/app/page-cache'
import type { CacheRules } from '@/lib/http/cache-rule'
import type { ApiRoute } from './collect-routes'

/** The rules of pages, which `app/page-cache.ts` lists, and those of calls, in their declarations. */
export function collectCacheRules(
  routes: readonly ApiRoute[],
  pages: readonly string[],
): CacheRules {
  const rules: CacheRules = { ...PAGE_CACHE }
  const unknown = Object.keys(rules).filter((address) => !pages.includes(address))
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}.`)
  for (const { path: address, declared } of routes) {
    const { GET } = declared
    if (!GET?.cache) continue
    if (GET.access !== 'public' || GET.rates || GET.hasEffect) {
      throw new Error(`${address} may not be cached: it is not the same for all visitors.`)
    }
    rules[address] = GET.cache
  }
  return rules
}
