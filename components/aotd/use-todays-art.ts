import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/components/ui/form/failure'
import { artKeys } from '@/lib/aotd/tags'
import type { TodayPage } from '@/lib/aotd/schema'
import { type ArtState, askStatus, askToday, firstState, isPolled, nextAskIn } from './art-state'

export type TodaysArt = {
  state: ArtState
  /** It says why the last poll failed; polling continues. */
  pollError: string | null
  isAsking: boolean
  ask: () => void
}

/** Asks on load, 2 s after `no_art`, then every 5 s; a start by hand is only watched (G-149). */
export function useTodaysArt(page: TodayPage): TodaysArt {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const hasPressed = useRef(false)
  const mayStart = useRef(!page.startsByHand)
  const query = useQuery({
    queryKey: artKeys.today,
    queryFn: () => {
      const known = client.getQueryState<ArtState>(artKeys.today)
      const before = known?.data ?? firstState(page)
      const hasAsked = (known?.dataUpdatedAt ?? 0) > 0 && !hasPressed.current
      hasPressed.current = false
      const isWatched = (hasAsked && isPolled(before)) || !mayStart.current
      return isWatched ? askStatus(before, mayStart.current) : askToday(before)
    },
    initialData: () => firstState(page),
    // Stale from the start, so that the first response replaces it.
    initialDataUpdatedAt: 0,
    // The next visit begins with its own page, which may be another viewer's.
    gcTime: 0,
    refetchInterval: ({ state }) => state.data && nextAskIn(state.data),
  })
  const { info } = page
  // A page that was rendered anew may tell more (G-158).
  useEffect(() => {
    client.setQueryData<ArtState>(artKeys.today, (state) =>
      info && state?.info?.dateKey === info.dateKey ? { ...state, info } : state,
    )
  }, [client, info])
  const { data, error, dataUpdatedAt } = query
  const isWatching = dataUpdatedAt > 0 && nextAskIn(data) !== false
  const text = error && failureOf(error).text
  return {
    state: text && !isWatching ? { ...data, status: 'error', message: text } : data,
    pollError: isWatching ? text : null,
    isAsking,
    ask() {
      hasPressed.current = true
      mayStart.current = true
      setAsking(true)
      void query.refetch().finally(() => setAsking(false))
    },
  }
}
