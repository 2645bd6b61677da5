'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@/components/ui/form/failure'
import { artKeys, fetchInfo } from '@/lib/aotd/queries'
import type { ArtInfo } from '@/lib/aotd/schema'
import type { ArtState } from './art-state'

export type OwnArt = {
  /** Merges a response into the art without reloading it. */
  learn: (facts: Partial<ArtInfo>) => void
  /** Reloads after a conflict with another tab; resolves whether it did. */
  catchUp: (failure: Failure) => Promise<boolean>
}

export function useOwnArt(dateKey: string): OwnArt {
  const client = useQueryClient()

  function learn(facts: Partial<ArtInfo>) {
    client.setQueryData<ArtState>(artKeys.today, (state) =>
      state?.info?.dateKey === dateKey ? { ...state, info: { ...state.info, ...facts } } : state,
    )
  }

  async function catchUp({ error }: Failure) {
    if (error?.status !== 409 && error?.status !== 429) return false
    // The first failure is already shown.
    const info = await fetchInfo().catch(() => null)
    if (!info || !('title' in info) || info.dateKey !== dateKey) return false
    learn(info)
    return true
  }

  return { learn, catchUp }
}
