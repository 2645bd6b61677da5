'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@/components/ui/form/failure'
import { artCalls } from '@/components/aotd/calls'
import { artKeys } from '@/lib/aotd/tags'
import type { ArtInfo } from '@/lib/aotd/schema'
import type { ArtState } from './art-state'

export type OwnArt = {
  learn: (facts: Partial<ArtInfo>) => void
  readViews: () => Promise<void>
  /** Reloads after a conflict with another tab, or learns that the art day is over. */
  catchUp: (failure: Failure) => Promise<'done' | 'over' | null>
}

export function useOwnArt(dateKey: string): OwnArt {
  const client = useQueryClient()

  function learn(facts: Partial<ArtInfo>) {
    client.setQueryData<ArtState>(artKeys.today, (state) =>
      state?.info?.dateKey === dateKey ? { ...state, info: { ...state.info, ...facts } } : state,
    )
  }

  async function readViews() {
    const info = await artCalls.fetchInfo().catch(() => null)
    if (info && 'title' in info && info.dateKey === dateKey) learn({ views: info.views })
  }

  async function catchUp({ error }: Failure) {
    if (error?.status !== 409 && error?.status !== 429) return null
    // The first failure is already shown.
    const info = await artCalls.fetchInfo().catch(() => null)
    if (!info) return null
    if (!('title' in info) || info.dateKey !== dateKey) return 'over'
    learn(info)
    return 'done'
  }

  return { learn, readViews, catchUp }
}
