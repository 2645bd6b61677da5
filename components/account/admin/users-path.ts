import { USERS_ANCHOR } from '@/lib/account/admin/catalogue'
import type { StatsSearch } from '@/lib/account/admin/schema'
import { PATHS } from '@/lib/config/paths'

const numberOf = (page = 1) => (page > 1 ? String(page) : undefined)

/** The owner's page of users in its address, without what is as it is anyway. */
export function usersPath(search: Partial<StatsSearch>, anchor: string = USERS_ANCHOR): string {
  const { q, show, sort, dir, page, stats, tokens } = search
  const given = { q, show, sort, dir, page: numberOf(page), stats: numberOf(stats), tokens }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value)
  return `${PATHS.adminUsers}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}
