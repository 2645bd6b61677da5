import { withQuery } from '@/lib/config/paths'
import type { ApiRoutes } from '@/lib/http/api-routes'

export type Parts = {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string>> | undefined
}

/** Fills `/api/store/[id]` with encoded parameters, and adds the query. */
export function addressOf(path: keyof ApiRoutes, { params = {}, query = {} }: Parts): string {
  const address = path.replace(/\[(\w+)\]/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return withQuery(address, query)
}
