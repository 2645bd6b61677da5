'use client'

import { useState } from 'react'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/page/empty'
import { type Column, Table } from '@/components/page/table'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { BADGE_ADMIN_TEXTS as TEXTS } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AssignAnswer } from '@/lib/badges/schema'
import { adminUserPath } from '@/lib/config/paths'
import { count } from '@/lib/format'
import styles from './badges-admin.module.css'

type Row = AssignAnswer[number]

/** Shows who has got something new, as all others hold what they held (G-96). */
export function AssignBadges() {
  const { busy, run } = useSubmit({ toastsFailure: true })
  const [changed, setChanged] = useState<Row[] | null>(null)

  const assign = () =>
    void run(badgeAdminCalls.assignBadges, {
      success: TEXTS.assigned,
      onSuccess: (rows) => setChanged(rows.filter((row) => newOf(row).length > 0)),
      // The text of a 409 says that another assignment is running.
      mapError: ({ error, text }) => ({ text: error?.status === 409 ? text : TEXTS.assignFailed }),
      refresh: true,
    })

  return (
    <div className={styles.parts}>
      <div>
        <Button variant="filled" busy={busy !== null} onClick={assign}>
          Assign badges
        </Button>
      </div>
      <div role="status">
        {changed?.length === 0 && <Empty>Everybody has what they have earned.</Empty>}
        {changed && changed.length > 0 && (
          <Table
            label="New badges"
            columns={COLUMNS}
            rows={changed}
            keyOf={({ username }) => username}
          />
        )}
      </div>
    </div>
  )
}

function newOf({ badges }: Row): string[] {
  return badges.filter(({ isNew }) => isNew).map(({ code }) => code)
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'username',
    head: 'username',
    kind: 'name',
    cell: ({ username }) => <Link href={adminUserPath(username)}>{username}</Link>,
  },
  { key: 'new', head: 'new', cell: (row) => newOf(row).join(', ') },
  { key: 'badges', head: 'badges', kind: 'number', cell: ({ badges }) => count(badges.length) },
  { key: 'points', head: 'points', kind: 'number', cell: ({ totalPoints }) => count(totalPoints) },
]
