'use client'

import type { ColourDay, TodayPage } from '@/lib/aotd/schema'
import type { ArtState } from './art-state'
import { BirthdayPriority } from './birthday-priority'
import { LoggedOut } from './logged-out'
import { Unverified } from './unverified'

type RareStateProps = {
  state: ArtState
  page: TodayPage
  colourDay: ColourDay | null
  isPriorityOver: boolean
  isAsking: boolean
  ask: () => void
}

export function RareState(props: RareStateProps) {
  const { state, page, colourDay, isPriorityOver, isAsking, ask } = props
  if (state.status === 'unauthorized') {
    return <LoggedOut colourDay={colourDay} today={page.dateKey} />
  }
  if (state.status === 'unverified') return <Unverified onVerified={ask} />
  return (
    <BirthdayPriority
      users={state.usersWithBirthdays}
      message={state.message}
      isOver={isPriorityOver}
      busy={isAsking}
      onGenerate={ask}
    />
  )
}
