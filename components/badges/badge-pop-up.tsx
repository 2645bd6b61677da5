'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { PATHS } from '@/lib/config/paths'

/** G-133; the other pages without it have no shell. */
const HIDDEN_ON: readonly string[] = [PATHS.forgotPassword, PATHS.resetPassword, '/party']

/** Rendered where badges wait; what it shows is loaded then. */
export function BadgePopUp() {
  const [popUp, setPopUp] = useState<ReactNode>(null)
  const isHidden = HIDDEN_ON.includes(usePathname())

  useEffect(() => {
    if (isHidden) return
    // Without it the badges wait for the next visit.
    import('./open-new-badges')
      .then(async ({ openNewBadges }) => setPopUp(await openNewBadges()))
      .catch(() => {})
  }, [isHidden])

  return isHidden ? null : popUp
}
