'use client'

import { Bars } from '@/components/page/bars'
import { ShowAll } from '@/components/page/show-all'
import type { AdminTotals } from '@/lib/site-stats/schema'

const SHOWN_FIRST = 3

export function TopTokens({ users }: { users: AdminTotals['usersWithTheMostTokens'] }) {
  if (users.length === 0) return <p className="type-control muted">No tokens have been used yet.</p>
  const rows = users.map(({ username, chatTokensUsed }) => ({
    name: username,
    value: chatTokensUsed,
  }))
  return (
    <ShowAll rows={rows} first={SHOWN_FIRST}>
      {(shown) => <Bars rows={shown} label="Top tokens" />}
    </ShowAll>
  )
}
