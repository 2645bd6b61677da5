import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CacheRule, CacheRules } from '@/lib/http/cache-rule'
import { addressOf, type ApiRoute } from './collect-routes'

/** The rules of pages, in `cache.ts` beside them, and those of calls, in their declarations. */
export async function collectCacheRules(
  root: string,
  routes: readonly ApiRoute[],
): Promise<CacheRules> {
  const app = path.join(root, 'app')
  const rules: CacheRules = {}
  const files = fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/cache.ts'))
    .sort()
  for (const file of files) {
    const { cache } = (await import(pathToFileURL(path.join(app, file)).href)) as {
      cache: CacheRule
    }
    rules[addressOf(file)] = cache
  }
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
