import { PATHS } from '@/lib/config/paths'

/** A path of this site from `?next=`; home for anything that could lead to another origin. */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next)) return PATHS.home
  const origin = 'http://site.invalid'
  if (!URL.canParse(next, origin)) return PATHS.home
  const url = new URL(next, origin)
  // Dot segments can leave two leading slashes, which name another host.
  if (url.pathname.startsWith('//') || url.pathname === PATHS.login) return PATHS.home
  return url.pathname + url.search + url.hash
}
