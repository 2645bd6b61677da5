'use client'

import { useState } from 'react'
import { count } from '@/components/aotd/format'
import { Button } from '@/components/ui/button'
import type { UserStats } from '@/lib/account/admin/schema'
import { Table } from '@/components/page/table'
import styles from '@/components/page/table.module.css'

const SHOWN_FIRST = 10

const HEAD = (
  <>
    <th scope="col">username</th>
    <th scope="col" className={styles.number}>
      sign-up
    </th>
    <th scope="col" className={styles.number}>
      art
    </th>
    <th scope="col" className={styles.number}>
      own quotes
    </th>
    <th scope="col" className={styles.number}>
      longest streak
    </th>
    <th scope="col" className={styles.number}>
      days on top
    </th>
    <th scope="col">numbers</th>
  </>
)

/** What each member made, most art first (G-100). */
export function UserStatsTable({ rows }: { rows: readonly UserStats[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, SHOWN_FIRST)
  return (
    <>
      <Table label="Per user" head={HEAD}>
        {shown.map((row) => (
          <tr key={row.username}>
            <td className={styles.name}>{row.username}</td>
            <td className={styles.number}>{count(row.signupRank)}</td>
            <td className={styles.number}>{count(row.totalAOTDs)}</td>
            <td className={styles.number}>{count(row.oGquoteCount)}</td>
            <td className={styles.number} title={daysOf(row.longestStreak)}>
              {count(row.longestStreak.count)}
            </td>
            <td className={styles.number}>{count(row.daysOnTop)}</td>
            <td className="muted">{row.importantNumbers.join(', ')}</td>
          </tr>
        ))}
      </Table>
      {rows.length > SHOWN_FIRST && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  )
}

function daysOf({ start, end }: UserStats['longestStreak']): string | undefined {
  return start && end ? `${start} to ${end}` : undefined
}
