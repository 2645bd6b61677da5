import type { IncomingMessage } from 'node:http'
import type { ApiMethods } from './api-methods'
import { foreignHostAnswer } from './former-host'
import { type HostOptions, hostRule } from './host-rule'
import type { Refusal } from './refuse'
import { decodePath, pathOf } from './request-path'
import { isRouterState } from './router-state'
import { declaredBytes, tooLarge, UNREAD_BODY } from './guard-body'

export type RequestCheck = (request: IncomingMessage) => Refusal | undefined

type Rules = { hosts: HostOptions; methods: ApiMethods; dev: boolean }

export function requestCheck({ hosts, methods, dev }: Rules): RequestCheck {
  const takesHost = hostRule(hosts)
  const answerForeign = foreignHostAnswer(hosts)
  return (request) => {
    const refusal = refusalOf(request)
    if (refusal) return refusal
    if (!takesHost(request.headers)) return answerForeign(request)
    const { method = '' } = request
    const path = pathOf(request)
    // In development routes come and go; there Next answers wrong methods by itself.
    const wrongMethod = dev ? undefined : methods.refusalOf(method, path)
    if (wrongMethod) return wrongMethod
    const rule = methods.bodyRuleOf(method, path) ?? UNREAD_BODY
    return declaredBytes(request) > rule.maxBytes ? tooLarge(rule) : undefined
  }
}

const BAD_REQUEST: Refusal = { status: 400, message: 'Bad request.' }
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*)|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export function isHost(text: string): boolean {
  return HOST.test(text)
}

/** Undefined for a valid head. Refuses what claims to come from Next's own middleware (G-7). */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { headers } = request
  if (headers['x-middleware-subrequest'] !== undefined) return BAD_REQUEST
  if (countHeader(request, 'host') > 1 || (headers.host && !isHost(headers.host)))
    return BAD_REQUEST
  if (!isPlainTarget(request.url ?? '')) return BAD_REQUEST
  const routerState = headers['next-router-state-tree']
  if (routerState !== undefined && !isRouterState(String(routerState))) return BAD_REQUEST
  return undefined
}

/** `headersDistinct` throws in some releases of Node where a header is named `__proto__`. */
function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === name).length
}

/**
 * A path of this site without control characters, backslashes, `.` or `..`, in any encoding. Next
 * resolves the last two, so that rules by path would not see what it answers (RFC 3986, 5.2.4).
 */
function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('#')) return false
  const [path = ''] = target.split('?', 1)
  const decoded = decodePath(path)
  if (decoded === undefined) return false
  return !hasControls(decoded) && !/\\|(^|\/)\.\.?(\/|$)/.test(decoded)
}

function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** Only this server, the middleware and Next itself set these; the site has no server actions. */
const INTERNAL =
  /^(x-(middleware|invoke|next|now)-|x-nextjs-data$|x-(nonce|request-id|client-ip|matched-path|birthday-page|guarded-path)$|next-action$)/
const FORWARDED = /^(x-forwarded-|forwarded$|x-real-ip$)/

/** True where the client sent forwarding headers although no proxy is trusted. */
export function stripInternalHeaders(request: IncomingMessage, trustedProxies: number): boolean {
  let forwarded = false
  for (const name of Object.keys(request.headers)) {
    const isForwarded = FORWARDED.test(name)
    forwarded ||= isForwarded
    if (INTERNAL.test(name) || (isForwarded && trustedProxies === 0)) delete request.headers[name]
  }
  return forwarded && trustedProxies === 0
}
