import type { Identity } from '@/lib/auth/identity'
import { hasCsrfToken } from '@/lib/auth/csrf'
import { isCrawler, isPrefetch } from '@/lib/http/prefetch'

export type Call = { method: string; headers: Headers; identity: Identity }

/** False for HEAD, prefetch, crawlers and navigation: these start nothing (G-47). */
export function isDeliberate({ method, headers, identity }: Call): boolean {
  if (method !== 'GET' || identity.kind !== 'known') return false
  if (isPrefetch(headers) || isCrawler(headers)) return false
  return identity.via === 'header' || hasCsrfToken(headers, identity.claims.sid)
}
