'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readStored, store } from '@/components/ui/stored-text'
import { type CookSession, NEW_SESSION, parseSession } from '@/lib/cookbook/timers/cook-session'

import { deviceNow } from './device-time'

export type UpdateSession = (change: (now: CookSession) => CookSession) => void

const listeners = new Set<() => void>()

function keyOf(recipeId: string): string {
  return `cook ${recipeId}`
}

function read(key: string): string {
  return readStored('local', key) ?? ''
}

function write(key: string, text: string): void {
  store('local', key, text)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Survives a reload, and is the same in every tab. */
export function useCookSession(recipeId: string, steps: number) {
  const key = keyOf(recipeId)
  const text = useSyncExternalStore(
    listen,
    () => read(key),
    () => '',
  )
  const session = useMemo(
    () => (text === '' ? NEW_SESSION : parseSession(text, steps, deviceNow())),
    [text, steps],
  )
  const update = useCallback<UpdateSession>(
    (change) => write(key, JSON.stringify(change(parseSession(read(key), steps, deviceNow())))),
    [key, steps],
  )
  return { session, update }
}
