'use client'

import { ShowAll } from '@/components/page/show-all'
import { type Column, Table } from '@/components/page/table'
import type { UserStats } from '@/lib/account/admin/schema'
import { count } from '@/lib/format'

const SHOWN_FIRST = 10

const COLUMNS: readonly Column<UserStats>[] = [
  { key: 'username', head: 'username', kind: 'name', cell: (row) => row.username },
  number('sign-up', (row) => row.signupRank),
  number('art', (row) => row.totalAOTDs),
  number('own quotes', (row) => row.oGquoteCount),
  { ...number('longest streak', (row) => row.longestStreak.count), title: daysOfStreak },
  number('days on top', (row) => row.daysOnTop),
  {
    key: 'numbers',
    head: 'numbers',
    isMuted: true,
    cell: (row) => row.importantNumbers.join(', '),
  },
]

/** G-100 */
export function UserStatsTable({ rows }: { rows: readonly UserStats[] }) {
  return (
    <ShowAll rows={rows} first={SHOWN_FIRST}>
      {(shown) => (
        <Table label="Per user" columns={COLUMNS} rows={shown} keyOf={({ username }) => username} />
      )}
    </ShowAll>
  )
}

function number(head: string, value: (row: UserStats) => number): Column<UserStats> {
  return { key: head, head, kind: 'number', cell: (row) => count(value(row)) }
}

function daysOfStreak({ longestStreak: { start, end } }: UserStats): string | undefined {
  return start && end ? `${start} to ${end}` : undefined
}
