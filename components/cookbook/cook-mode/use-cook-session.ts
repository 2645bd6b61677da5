'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type CookSession, NEW_SESSION, parseSession } from '@/lib/cookbook/timers/cook-session'

import { deviceNow } from './device-time'

export type UpdateSession = (change: (now: CookSession) => CookSession) => void

const listeners = new Set<() => void>()

function keyOf(recipeId: string): string {
  return `cook ${recipeId}`
}

/** Without a storage, as in some private windows, it lasts as long as the page. */
const kept = new Map<string, string>()

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return kept.get(key) ?? ''
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    kept.set(key, text)
  }
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
