'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '@/components/ui/form/failure'
import { artKeys } from '@/lib/aotd/queries'
import type { TodayPage } from '@/lib/aotd/schema'
import { type ArtState, askStatus, askToday, firstState, isPolled, nextAskIn } from './art-state'

export type TodaysArt = {
  state: ArtState
  /** Of the last poll; polling continues. */
  pollError: string | null
  isAsking: boolean
  /** Starts the art where this viewer may. */
  ask: () => void
}

/** Requested on load, 2 s after `no_art`, and polled every 5 s while it is painted. */
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
    // Stale from the start, so that the first response replaces it.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => state.data && nextAskIn(state.data),
  })
  const { data, error, dataUpdatedAt, isFetching } = query
  const isWatching = dataUpdatedAt > 0 && isPolled(data)
  const text = error && failureOf(error).text
  return {
    state: text && !isWatching ? { ...data, status: 'error', message: text } : data,
    pollError: isWatching ? text : null,
    isAsking: isFetching,
    ask: () => void query.refetch(),
  }
}
