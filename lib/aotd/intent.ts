import type { Identity } from '@/lib/auth/identity'
import { hasCsrfToken } from '@/lib/auth/csrf'
import { isCrawler } from '@/lib/http/crawler'

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

export type Call = { method: string; headers: Headers; identity: Identity }

/**
 * Whether a call was meant to start something: a GET of the browser's own script or of an API
 * client with a token, and no HEAD, prefetch, crawler, or address that was merely opened (G-47).
 */
export function isDeliberate({ method, headers, identity }: Call): boolean {
  if (method !== 'GET' || identity.kind !== 'known') return false
  if (isPrefetch(headers) || isCrawler(headers)) return false
  return identity.via === 'header' || hasCsrfToken(headers, identity.claims.sid)
}

export function isPrefetch(headers: Headers): boolean {
  if (headers.has('next-router-prefetch')) return true
  return PREFETCH_HEADERS.some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )
}
