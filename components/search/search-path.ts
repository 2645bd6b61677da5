import { PATHS } from '@/lib/config/paths'

export function searchPath(q: string, kind?: string): string {
  const query = new URLSearchParams({ ...(q !== '' && { q }), ...(kind && { kind }) })
  return query.size > 0 ? `${PATHS.search}?${query}` : PATHS.search
}
