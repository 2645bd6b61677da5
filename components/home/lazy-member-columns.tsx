'use client'

import { lazy } from 'react'
import type { MemberColumnsProps } from './member-columns'

const MemberColumns = lazy(async () => ({
  default: (await import('./member-columns')).MemberColumns,
}))

/** Visitors do not load its code; the page waits for it, so that it works without scripts. */
export function LazyMemberColumns(props: MemberColumnsProps) {
  return <MemberColumns {...props} />
}
