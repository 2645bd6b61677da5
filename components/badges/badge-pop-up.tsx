'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { listUncollected } from '@/lib/badges/queries'

export function BadgePopUp() {
  const [popUp, setPopUp] = useState<ReactNode>(null)

  useEffect(() => {
    // What cannot be loaded waits for the next visit.
    openPopUp().then(setPopUp, () => {})
  }, [])

  return popUp
}

async function openPopUp(): Promise<ReactNode> {
  const first = await listUncollected()
  if (first.length === 0) return null
  const { NewBadges } = await import('./new-badges')
  return <NewBadges first={first} />
}
