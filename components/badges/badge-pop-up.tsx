'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { listUncollected } from '@/lib/badges/queries'
import { PATHS } from '@/lib/config/paths'

/** G-133; the other pages without it have no shell. */
const HIDDEN_ON: readonly string[] = [PATHS.forgotPassword, PATHS.resetPassword, '/party']

/** Rendered where badges wait; what shows them is loaded then. */
export function BadgePopUp() {
  const [popUp, setPopUp] = useState<ReactNode>(null)
  const isHidden = HIDDEN_ON.includes(usePathname())

  useEffect(() => {
    // What cannot be loaded waits for the next visit.
    if (!isHidden) openPopUp().then(setPopUp, () => {})
  }, [isHidden])

  return isHidden ? null : popUp
}

async function openPopUp(): Promise<ReactNode> {
  const first = await listUncollected()
  if (first.length === 0) return null
  const { NewBadges } = await import('./new-badges')
  return <NewBadges first={first} />
}
