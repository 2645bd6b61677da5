import type { IncomingMessage } from 'node:http'

/** What browsers, crawlers and proxies send with every request; no answer depends on it. */
const USUAL = new Set([
  ...['host', 'connection', 'keep-alive', 'accept', 'accept-encoding', 'accept-language'],
  ...['user-agent', 'referer', 'cache-control', 'pragma', 'if-none-match', 'te'],
  ...['upgrade-insecure-requests', 'dnt', 'priority', 'save-data', 'from', 'cookie'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'],
  ...['forwarded', 'via', 'x-real-ip', 'cdn-loop'],
])
const USUAL_KINDS = /^sec-(fetch|ch|gpc)|^cf-/
/** The name of the session's cookie contains it, with and without HTTPS. */
export const SESSION = 'session-token'

export type RawRequest = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>
/** It says what is requested, and what the answer depends on besides. */
export type RequestHead = { request: RawRequest; variant: CacheVariant }

/** What the answer to a visitor depends on besides the address. */
export type CacheVariant = {
  host: string
  accepts: string | undefined
  /** `If-None-Match` */
  known: string | undefined
  forwardedFor: string | undefined
  forwardedHost: string | undefined
  hasSession: boolean
}

export function readRequestHead(request: RawRequest): RequestHead | undefined {
  const variant = variantOf(request)
  return variant && { request, variant }
}

/** Undefined for headers on which another answer may depend. */
function variantOf({ method, rawHeaders }: RawRequest): CacheVariant | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const found: Partial<Record<Part, string>> = {}
  let hasSession = false
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    const value = rawHeaders[i + 1] ?? ''
    if (!USUAL.has(name) && !USUAL_KINDS.test(name)) return undefined
    hasSession ||= name === 'cookie' && value.includes(SESSION)
    const part = PARTS[name]
    if (!part) continue
    // Who sends one of these twice may mean either.
    if (found[part] !== undefined) return undefined
    found[part] = value
  }
  const { host, accepts, known, forwardedFor, forwardedHost } = found
  if (host === undefined) return undefined
  return { host, accepts, known, forwardedFor, forwardedHost, hasSession }
}

type Part = Exclude<keyof CacheVariant, 'hasSession'>

const PARTS: Partial<Record<string, Part>> = Object.assign(Object.create(null), {
  host: 'host',
  'accept-encoding': 'accepts',
  'if-none-match': 'known',
  'x-forwarded-for': 'forwardedFor',
  'x-forwarded-host': 'forwardedHost',
})
