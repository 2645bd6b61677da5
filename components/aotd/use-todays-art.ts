'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { artKeys } from '@/lib/aotd/queries'
import type { TodayPage } from '@/lib/aotd/schema'
import { ApiError } from '@/lib/http/client'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { type ArtState, askStatus, askToday, firstState, isPolled, nextAskIn } from './art-state'

export type TodaysArt = {
  state: ArtState
  /** The last poll did not come through; the next one may. */
  pollError: string | null
  isAsking: boolean
  /** Asks for today's art anew, which starts it where this viewer may. */
  ask: () => void
}

/**
 * Today's art as S2 §4 has it: asked for on load, again 2 s after `no_art`, and watched every 5 s
 * while it is painted. Until the first answer it is what the server rendered.
 */
export function useTodaysArt(page: TodayPage): TodaysArt {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: artKeys.today,
    queryFn: () => {
      const known = client.getQueryState<ArtState>(artKeys.today)
      const before = known?.data ?? firstState(page)
      const hasAsked = (known?.dataUpdatedAt ?? 0) > 0
      return hasAsked && isPolled(before) ? askStatus(before) : askToday(before)
    },
    initialData: () => firstState(page),
    // The server's state has no age, so that the first answer replaces it at once.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => state.data && nextAskIn(state.data),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
    retry: false,
  })
  const { data, error, dataUpdatedAt, isFetching } = query
  const isWatching = dataUpdatedAt > 0 && isPolled(data)
  const text = error && (error instanceof ApiError ? error.message : ART_TEXTS.unknownError)
  return {
    state: text && !isWatching ? { ...data, status: 'error', message: text } : data,
    pollError: isWatching ? text : null,
    isAsking: isFetching,
    ask: () => void query.refetch(),
  }
}
