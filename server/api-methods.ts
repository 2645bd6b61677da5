import { PATHS } from '@/lib/config/paths'
import type { ErrorFamily } from '@/lib/http/error-response'
import type { ApiPath, BodyRule } from '@/lib/http/api-document'
import type { Refusal } from './refuse'
import { decodePath } from './request-path'
import { routePattern } from './route-pattern'
import { sortRoutes } from './sort-routes'

export type ApiMethods = {
  /** What is wrong with asking a path by this method; undefined where it may pass. */
  refusalOf: (method: string, pathname: string) => Refusal | undefined
  /** How the errors of a path are written (G-1); `error` for unknown ones. */
  familyOf: (pathname: string) => ErrorFamily
  isPublicPicture: (pathname: string) => boolean
  /** Undefined where no body is read. */
  bodyRuleOf: (method: string, pathname: string) => BodyRule | undefined
}

type Known = Required<Omit<ApiPath, 'methods'>> & { allowed: readonly string[] }

/** Pages only show: changes go through the API, and the site has no server actions. */
const PAGE_METHODS = ['GET', 'HEAD']
/** The page that mail programs post to takes them (G-44). */
const POSTED_METHODS = [...PAGE_METHODS, 'POST']
const ROUTED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Answers 405 with `Allow` (G-19), which Next does not send; no route sees a wrong method. */
export function apiMethods(paths: Record<string, ApiPath>): ApiMethods {
  const exact = new Map<string, Known>()
  const patterns: [pattern: RegExp, known: Known][] = []
  for (const path of sortRoutes(Object.keys(paths))) {
    const declared = paths[path]
    if (!declared) continue
    const { methods, errors, bodies = {}, isPublicPicture = false } = declared
    const known = { allowed: withHead(methods), errors, bodies, isPublicPicture }
    if (path.includes('[')) patterns.push([routePattern(path), known])
    else exact.set(path, known)
  }

  function knownAt(pathname: string): Known | undefined {
    const path = decodePath(pathname) ?? pathname
    return exact.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1]
  }

  return {
    refusalOf(method, pathname) {
      const path = decodePath(pathname) ?? pathname
      if (!path.startsWith('/api/')) {
        const shown = path === PATHS.unsubscribe ? POSTED_METHODS : PAGE_METHODS
        return shown.includes(method) ? undefined : wrong(shown)
      }
      const allowed = knownAt(pathname)?.allowed
      if (!allowed) {
        // Next would answer a method that it does not route by itself, whatever the path.
        return ROUTED.has(method) ? undefined : { status: 404, message: 'Not found.' }
      }
      return allowed.includes(method) ? undefined : wrong(allowed)
    },
    familyOf: (pathname) => knownAt(pathname)?.errors ?? 'error',
    isPublicPicture: (pathname) => knownAt(pathname)?.isPublicPicture ?? false,
    bodyRuleOf: (method, pathname) => knownAt(pathname)?.bodies[method],
  }
}

function wrong(allowed: readonly string[]): Refusal {
  return { status: 405, message: 'Method not allowed.', allow: allowed.join(', ') }
}

function withHead(methods: readonly string[]): readonly string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
