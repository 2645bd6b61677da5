'use client'

import type { ReactNode } from 'react'
import { useSessionEnded } from '@/components/ui/form/session-state'

type AccountNavProps = { isSignedIn: boolean; member: ReactNode; visitor: ReactNode }

/** Follows a session that ended while the page keeps a form open. */
export function AccountNav({ isSignedIn, member, visitor }: AccountNavProps) {
  return useSessionEnded() || !isSignedIn ? visitor : member
}
