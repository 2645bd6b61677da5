'use client'

import { useState } from 'react'
import { UserFacts, type UserFactsProps } from './user-facts'
import { UserForm } from './user-form'

type UserBoxProps = UserFactsProps & { canRename: boolean }

export function UserBox({ canRename, ...facts }: UserBoxProps) {
  const [mode, setMode] = useState<'view' | 'edit' | 'viewAgain'>('view')
  return mode === 'edit' ? (
    <UserForm user={facts.user} canRename={canRename} onLeave={() => setMode('viewAgain')} />
  ) : (
    <UserFacts {...facts} hasFocus={mode === 'viewAgain'} onEdit={() => setMode('edit')} />
  )
}
