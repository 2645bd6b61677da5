'use client'

import { useState } from 'react'
import type { SelfAnswer } from '@/lib/account/profile/schema'
import { UserForm } from './user-form'
import { UserFacts } from './user-facts'

export type UserBoxProps = { user: SelfAnswer; isVerified: boolean; canRename: boolean }

export function UserBox({ user, isVerified, canRename }: UserBoxProps) {
  const [mode, setMode] = useState<'view' | 'edit' | 'viewAgain'>('view')
  return mode === 'edit' ? (
    <UserForm user={user} canRename={canRename} onLeave={() => setMode('viewAgain')} />
  ) : (
    <UserFacts
      user={user}
      isVerified={isVerified}
      hasFocus={mode === 'viewAgain'}
      onEdit={() => setMode('edit')}
    />
  )
}
