import { useSyncExternalStore } from 'react'
import { createListeners } from '@/components/ui/listeners'
import type { ChatOwner } from './chat-state'

/** It outlasts the panel. A query would show each key too late for the caret. */
let draft: { owner: ChatOwner; text: string } = { owner: null, text: '' }
const listeners = createListeners()

export function useDraft(owner: ChatOwner): string {
  return useSyncExternalStore(
    listeners.add,
    () => readDraft(owner),
    () => '',
  )
}

export function setDraft(owner: ChatOwner, text: string): void {
  draft = { owner, text }
  listeners.call()
}

/** What was typed since then stays. */
export function restoreDraft(owner: ChatOwner, text: string): void {
  if (readDraft(owner) === '') setDraft(owner, text)
}

export function forgetChatDraft(): void {
  setDraft(null, '')
}

/** Nobody sees what somebody else has typed. */
function readDraft(owner: ChatOwner): string {
  return draft.owner === owner ? draft.text : ''
}
