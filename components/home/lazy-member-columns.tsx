'use client'

import { lazy } from 'react'
import type { MemberColumnsProps } from './member-columns'

const MemberColumns = lazy(async () => ({
  default: (await import('./member-columns')).MemberColumns,
}))

/** On a page that visitors read too. The page waits for it, as readers without scripts cannot. */
export function LazyMemberColumns(props: MemberColumnsProps) {
  return <MemberColumns {...props} />
}
