'use client'

import { useState } from 'react'
import type { SelfAnswer } from '@/lib/profile/schema'
import { UserForm } from './user-form'
import { UserFacts } from './user-facts'

export type UserBoxProps = { user: SelfAnswer; isVerified: boolean; canRename: boolean }

/** The account, to look at or to change (S1 §4). */
export function UserBox({ user, isVerified, canRename }: UserBoxProps) {
  const [isEditing, setEditing] = useState(false)
  return isEditing ? (
    <UserForm user={user} canRename={canRename} onLeave={() => setEditing(false)} />
  ) : (
    <UserFacts user={user} isVerified={isVerified} onEdit={() => setEditing(true)} />
  )
}
