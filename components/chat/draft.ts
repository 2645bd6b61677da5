import { useSyncExternalStore } from 'react'

/** It outlasts the panel. A query would show each key too late for the caret. */
let draft = ''
const listeners = new Set<() => void>()

export function useDraft(): string {
  return useSyncExternalStore(
    subscribe,
    () => draft,
    () => '',
  )
}

export function setDraft(text: string): void {
  draft = text
  for (const listener of listeners) listener()
}

/** What was typed since then stays. */
export function restoreDraft(text: string): void {
  if (draft === '') setDraft(text)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
