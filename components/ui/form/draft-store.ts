import { createListeners } from '@/components/ui/listeners'
import { readStored, store } from '@/components/ui/stored-text'

/** They are as this page last read or wrote them. */
const drafts = new Map<string, string>()
const listeners = createListeners()

export const onDraft = listeners.add

/** Kept per tab; empty if none. */
export function readDraft(name: string): string {
  let text = drafts.get(name)
  if (text === undefined) {
    text = readStored('session', keyOf(name)) ?? ''
    drafts.set(name, text)
  }
  return text
}

/** An empty text removes the draft. */
export function writeDraft(name: string, text: string): void {
  drafts.set(name, text)
  store('session', keyOf(name), text === '' ? null : text)
  listeners.call()
}

/** A kept object; null for no draft, and for anything else that the storage may contain. */
export function parseDraft(text: string): object | null {
  try {
    const draft: unknown = JSON.parse(text)
    return typeof draft === 'object' ? draft : null
  } catch {
    return null
  }
}

function keyOf(name: string): string {
  return `draft of ${name}`
}
