import { useSyncExternalStore } from 'react'
import { createListeners } from '@/components/ui/listeners'

/** It outlasts the panel. A query would show each key too late for the caret. */
let draft = ''
const listeners = createListeners()

export function useDraft(): string {
  return useSyncExternalStore(
    listeners.add,
    () => draft,
    () => '',
  )
}

export function setDraft(text: string): void {
  draft = text
  listeners.call()
}

/** What was typed since then stays. */
export function restoreDraft(text: string): void {
  if (draft === '') setDraft(text)
}
