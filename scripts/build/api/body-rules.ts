import { LIMITS } from '@/lib/config/limits'
import type { BodyRule } from '@/lib/http/api-document'
import type { ApiRoute, Declaration, Method } from './collect-routes'

/** The bodies that a path reads, by method; a GET reads none. */
export function describeBodies(
  methods: readonly Method[],
  declared: ApiRoute['declared'],
): Record<string, BodyRule> {
  const rules = methods.flatMap((method): [Method, BodyRule][] => {
    const rule = method === 'GET' ? undefined : bodyRule(declared[method])
    return rule ? [[method, rule]] : []
  })
  return Object.fromEntries(rules)
}

function bodyRule(declared: Declaration | undefined): BodyRule | undefined {
  if (!declared) return { maxBytes: LIMITS.jsonBytes }
  const { access, body, bodyBytes = LIMITS.jsonBytes, upload, uploadRules } = declared
  if (upload === undefined) return body && { maxBytes: bodyBytes }
  const { maxBytes = LIMITS.fileBytes } = uploadRules ?? {}
  return {
    maxBytes: maxBytes + LIMITS.formBytes,
    upload,
    ...(access !== 'public' && { needsSession: true }),
  }
}
