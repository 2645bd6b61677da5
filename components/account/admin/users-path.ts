import { USERS_ANCHOR, USERS_PER_PAGE } from '@/lib/account/admin/catalogue'
import type { StatsSearch } from '@/lib/account/admin/schema'
import { adminUserPath, PATHS, withQuery } from '@/lib/config/paths'
import type { Counter } from '@/lib/site-stats/schema'

const numberOf = (page = 1) => (page > 1 ? String(page) : undefined)

export function usersPath(
  search: Partial<StatsSearch>,
  { anchor = USERS_ANCHOR, path = PATHS.adminUsers }: { anchor?: string; path?: string } = {},
): string {
  const { q, show, sort, dir, page, stats, tokens } = search
  const given = { q, show, sort, dir, page: numberOf(page), stats: numberOf(stats), tokens }
  return `${withQuery(path, given)}#${anchor}`
}

export function evidencePath(id: string, counter: Counter): string {
  return `${adminUserPath(id)}?of=${counter}`
}

/** The page of the list, in the order of sign-up, that holds this rank. */
export function rankPath(signupRank: number): string {
  const page = Math.ceil(signupRank / USERS_PER_PAGE)
  return usersPath({ show: 'members', sort: 'dateSigned', dir: 'up', page })
}
