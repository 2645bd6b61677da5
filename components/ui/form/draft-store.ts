import { createListeners } from '@/components/ui/listeners'
import { readStored, store } from '@/components/ui/stored-text'

/** One entry has all drafts, so that a log-out removes them at once. */
const ENTRY = 'drafts'

const drafts = new Map<string, string>(
  Object.entries(parseDraft(readStored('session', ENTRY) ?? '') ?? {}),
)
const listeners = createListeners()

export const onDraft = listeners.add

/** What an account typed into a form is shown to nobody else; visitors have one key. */
export function draftKey(name: string, userId: string | null): string {
  return `${name} by ${userId ?? ''}`
}

/** Kept per tab; empty if none. */
export function readDraft(key: string): string {
  return drafts.get(key) ?? ''
}

/** An empty text is no draft. */
export function writeDraft(key: string, text: string): void {
  if (text === '') drafts.delete(key)
  else drafts.set(key, text)
  save()
}

export function forgetDrafts(): void {
  drafts.clear()
  save()
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

function save(): void {
  store('session', ENTRY, JSON.stringify(Object.fromEntries(drafts)))
  listeners.call()
}
