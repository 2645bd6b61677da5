'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readStored, store } from '@/components/ui/stored-text'
import { badgeCalls } from '@/components/badges/calls'
import { useCalmMoment } from './use-calm-moment'

/** The tab's storage has it once the pop-up was closed in this visit. */
const CLOSED = 'badges closed'

/** Shows uncollected badges in a calm moment, once a visit (G-93). */
export function BadgePopUp() {
  const [popUp, setPopUp] = useState<ReactNode>(null)
  const isCalm = useCalmMoment()

  useEffect(() => {
    if (!isCalm || readStored('session', CLOSED) !== null) return
    // What cannot be loaded waits for the next page.
    openPopUp(close).then(setPopUp, () => {})

    function close() {
      store('session', CLOSED, 'yes')
      setPopUp(null)
    }
  }, [isCalm])

  return popUp
}

async function openPopUp(onClose: () => void): Promise<ReactNode> {
  const first = await badgeCalls.listUncollected()
  if (first.length === 0) return null
  const { NewBadges } = await import('./new-badges')
  return <NewBadges first={first} onClose={onClose} />
}
