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
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length === 0 ? address : `${address}?${String(new URLSearchParams(given))}`
}
