import type { CacheRule, CacheRules } from '@/lib/http/cache-rule'
import { routePattern } from '../route-pattern'
import { sortRoutes } from '../sort-routes'

const LONGEST = 300

/** `routes`: all of the site, as their folders name them; the most exact one decides. */
export function cacheRuleFinder(
  routes: readonly string[],
  rules: CacheRules,
): (address: string) => CacheRule | undefined {
  const patterns = sortRoutes(routes).map((route) => ({ route, pattern: routePattern(route) }))
  return (address) => {
    if (address.length > LONGEST) return undefined
    const [path = '', query, ...more] = address.split('?')
    if (more.length > 0) return undefined
    const route = patterns.find(({ pattern }) => pattern.test(path))?.route
    const rule = route === undefined ? undefined : rules[route]
    return rule && isDeclared(query, rule.query ?? {}) ? rule : undefined
  }
}

/** Each parameter once and as it is declared, so that one answer has few addresses. */
function isDeclared(query: string | undefined, declared: Record<string, string>): boolean {
  if (query === undefined) return true
  const names = new Set<string>()
  return query.split('&').every((part) => {
    const [name = '', value = '', ...more] = part.split('=')
    const pattern = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (pattern === undefined || more.length > 0 || names.has(name)) return false
    names.add(name)
    return new RegExp(`^(?:${pattern})$`).test(value)
  })
}
