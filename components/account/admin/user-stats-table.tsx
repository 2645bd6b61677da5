import { Link } from '@/components/ui/link'
import { numberedSteps, Pager } from '@/components/page/pager'
import { type Column, Table } from '@/components/page/table'
import type { StatsSearch } from '@/lib/account/admin/schema'
import { adminUserPath, PATHS } from '@/lib/config/paths'
import { count } from '@/lib/format'
import type { Counter, StatsPage, StatsRow } from '@/lib/site-stats/schema'
import { evidencePath, rankPath, usersPath } from './users-path'

export const STATS_ANCHOR = 'stats'

/** Each figure leads to what it counts (G-100). */
const STATS_COLUMNS: readonly Column<StatsRow>[] = [
  { key: 'username', head: 'username', kind: 'name', cell: nameOf },
  { key: 'signupRank', head: 'sign-up', kind: 'number', cell: rankOf },
  number('totalAOTDs', 'art', (row) => row.totalAOTDs),
  number('oGquoteCount', 'own quotes', (row) => row.oGquoteCount),
  {
    ...number('longestStreak', 'longest streak', (row) => row.longestStreak.count),
    title: daysOfStreak,
  },
  number('confirmedRecipeMakes', 'makes', (row) => row.confirmedRecipeMakes),
  number('daysOnTop', 'days on top', (row) => row.daysOnTop),
  {
    key: 'importantNumbers',
    head: 'numbers',
    isMuted: true,
    cell: ({ id, importantNumbers }) =>
      importantNumbers.length > 0 && (
        <Link href={evidencePath(id, 'importantNumbers')}>{importantNumbers.join(', ')}</Link>
      ),
  },
]

export function UserStatsTable({ list, search }: { list: StatsPage; search: StatsSearch }) {
  const { rows, page, pages } = list
  const place = { anchor: STATS_ANCHOR, path: PATHS.adminOverview }
  const hrefOf = (stats: number) => usersPath({ ...search, stats }, place)
  return (
    <>
      <Table label="Per user" columns={STATS_COLUMNS} rows={rows} keyOf={({ id }) => id} />
      <Pager label="Pages of figures" {...numberedSteps({ page, pages, hrefOf })} keepsPlace />
    </>
  )
}

function number(key: Counter, head: string, value: (row: StatsRow) => number): Column<StatsRow> {
  const cell = (row: StatsRow) =>
    value(row) > 0 && <Link href={evidencePath(row.id, key)}>{count(value(row))}</Link>
  return { key, head, kind: 'number', cell }
}

function nameOf({ id, username }: StatsRow) {
  return <Link href={adminUserPath(id)}>{username}</Link>
}

function rankOf({ signupRank }: StatsRow) {
  return <Link href={rankPath(signupRank)}>{count(signupRank)}</Link>
}

function daysOfStreak({ longestStreak: { start, end } }: StatsRow): string | undefined {
  return start && end ? `${start} to ${end}` : undefined
}
