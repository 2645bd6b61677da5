'use client'

import { useQueryClient } from '@tanstack/react-query'
import { artKeys, fetchInfo } from '@/lib/aotd/queries'
import type { ArtInfo } from '@/lib/aotd/schema'
import { ApiError } from '@/lib/http/client'
import type { ArtState } from './art-state'

export type OwnArt = {
  /** Takes in what an answer said of the art, so that the page shows it without being loaded anew. */
  learn: (facts: Partial<ArtInfo>) => void
  /**
   * Takes in what another tab has changed, where an answer says that something was done before;
   * whether it did.
   */
  catchUp: (error: unknown) => Promise<boolean>
}

/** The author's art of a day, as the page knows it. */
export function useOwnArt(dateKey: string): OwnArt {
  const client = useQueryClient()

  function learn(facts: Partial<ArtInfo>) {
    client.setQueryData<ArtState>(artKeys.today, (state) =>
      state?.info?.dateKey === dateKey ? { ...state, info: { ...state.info, ...facts } } : state,
    )
  }

  async function catchUp(error: unknown) {
    if (!(error instanceof ApiError) || ![409, 429].includes(error.status)) return false
    // What is wrong has been said; that this fails too is no news.
    const info = await fetchInfo().catch(() => null)
    if (!info || !('title' in info) || info.dateKey !== dateKey) return false
    learn(info)
    return true
  }

  return { learn, catchUp }
}

/** What the server says of a failure, else `fallback`. */
export function textOf(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.messageOr(fallback) : fallback
}
