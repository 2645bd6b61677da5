import { Link } from '@/components/ui/link'
import { Bars } from '@/components/page/bars'
import type { StatsSearch } from '@/lib/account/admin/schema'
import { adminUserPath, PATHS } from '@/lib/config/paths'
import type { AdminTotals } from '@/lib/site-stats/schema'
import { usersPath } from './users-path'

const SHOWN_FIRST = 3

export const TOKENS_ANCHOR = 'tokens'

type TopTokensProps = { users: AdminTotals['usersWithTheMostTokens']; search: StatsSearch }

/** The address says whether all are shown, so that it works without scripts. */
export function TopTokens({ users, search }: TopTokensProps) {
  if (users.length === 0) return <p className="type-control muted">No tokens have been used yet.</p>
  const isWhole = search.tokens === 'all'
  const rows = users.map(({ username, chatTokensUsed }) => ({
    name: username,
    value: chatTokensUsed,
    href: adminUserPath(username),
  }))
  return (
    <>
      <Bars rows={isWhole ? rows : rows.slice(0, SHOWN_FIRST)} label="Top tokens" />
      {users.length > SHOWN_FIRST && (
        <Link
          href={usersPath(
            { ...search, tokens: isWhole ? undefined : 'all' },
            { anchor: TOKENS_ANCHOR, path: PATHS.adminOverview },
          )}
          scroll={false}
        >
          {isWhole ? 'Show fewer' : `Show all ${users.length}`}
        </Link>
      )}
    </>
  )
}
