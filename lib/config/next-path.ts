import { PATHS } from '@/lib/config/paths'

/** A page of this site from `?next=`; home for calls, and for all that could lead elsewhere. */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return PATHS.home
  const origin = 'http://site.invalid'
  if (!URL.canParse(next, origin)) return PATHS.home
  const url = new URL(next, origin)
  // Dot segments can leave two leading slashes, which name another host.
  if (url.pathname.startsWith('//') || url.pathname === PATHS.login) return PATHS.home
  return isCall(url.pathname) ? PATHS.home : url.pathname + url.search + url.hash
}

/** Also for a path that cannot be decoded, which is no page. */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(\/|$)/.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
