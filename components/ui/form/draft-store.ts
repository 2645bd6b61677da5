import { readStored, store } from '@/components/ui/stored-text'

/** They are as this page last read or wrote them. */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
  for (const listener of listeners) listener()
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
