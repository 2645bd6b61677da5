'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { AdminTotals } from '@/lib/site-stats/schema'
import { Bars } from '@/components/page/bars'

const SHOWN_FIRST = 3

/** Who used the most tokens: three of them, and the rest when asked for (S1 §2). */
export function TopTokens({ users }: { users: AdminTotals['usersWithTheMostTokens'] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (users.length === 0) return <p className="type-control muted">No tokens have been used yet.</p>
  const shown = showsAll ? users : users.slice(0, SHOWN_FIRST)
  const rows = shown.map(({ username, chatTokensUsed }) => ({
    name: username,
    value: chatTokensUsed,
  }))
  return (
    <>
      <Bars rows={rows} label="Top tokens" />
      {users.length > SHOWN_FIRST && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${users.length}`}
        </Button>
      )}
    </>
  )
}
