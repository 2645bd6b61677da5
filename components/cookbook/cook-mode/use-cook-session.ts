import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { shareText } from '@/components/ui/share-text'
import { readStored } from '@/components/ui/stored-text'
import {
  type CookSession,
  parseSession,
  parseTimers,
  type RunningTimer,
  writeSession,
} from '@/lib/cookbook/timers/cook-session'
import { TIMERS_KEY } from '@/lib/cookbook/timers/timers-key'
import { deviceNow } from '@/components/ui/device-time'

/** Null forgets it. */
export type UpdateSession = (session: CookSession | null) => void

function read(key: string): string {
  return readStored('local', key) ?? ''
}

function listen(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function useStored(key: string): string {
  return useSyncExternalStore(
    listen,
    () => read(key),
    () => '',
  )
}

/** Survives a reload, and is the same in every tab. */
export function useCookSession(recipeId: string, steps: number) {
  const key = `cook ${recipeId}`
  const text = useStored(key)
  const session = useMemo(() => parseSession(text, steps, deviceNow()), [text, steps])
  const update = useCallback<UpdateSession>(
    (next) => shareText(key, next && writeSession(next, deviceNow())),
    [key],
  )
  return { session, update }
}

export function useTimers(): RunningTimer[] {
  const text = useStored(TIMERS_KEY)
  return useMemo(() => parseTimers(text, deviceNow()), [text])
}

export function changeTimers(change: (timers: RunningTimer[]) => RunningTimer[]): void {
  const timers = change(parseTimers(read(TIMERS_KEY), deviceNow()))
  shareText(TIMERS_KEY, timers.length > 0 ? JSON.stringify(timers) : null)
}
