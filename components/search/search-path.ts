import { PATHS, withQuery } from '@/lib/config/paths'

export function searchPath(q: string, kind?: string): string {
  return withQuery(PATHS.search, { q, kind })
}
