import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** As read or written last; what the browser keeps outlives this page in its tab. */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

/** A text, or what it becomes of the one that is kept. */
type Next = string | ((kept: string) => string)

/**
 * A text that is being typed, kept while its tab is open: a failure that takes the place of a form,
 * and the reload that follows, lose nothing. An empty text is forgotten.
 */
export function useDraft(name: string): [string, (next: Next) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(name),
    () => '',
  )
  return [text, (next) => writeDraft(name, next)]
}

/** Takes in what was typed on a slow line before the page's scripts were there to hear of it. */
export function useEarlyTexts(
  form: RefObject<HTMLFormElement | null>,
  takeIn: (texts: string[]) => void,
): void {
  const first = useRef(takeIn)
  useEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? []
    const texts = Array.from(inputs, ({ value }) => value)
    if (texts.some(Boolean)) first.current(texts)
  }, [form])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readDraft(name: string): string {
  let text = drafts.get(name)
  if (text === undefined) {
    text = storage()?.getItem(keyOf(name)) ?? ''
    drafts.set(name, text)
  }
  return text
}

function writeDraft(name: string, next: Next): void {
  const text = typeof next === 'string' ? next : next(readDraft(name))
  drafts.set(name, text)
  try {
    if (text === '') storage()?.removeItem(keyOf(name))
    else storage()?.setItem(keyOf(name), text)
  } catch {
    // A full storage costs the reload alone.
  }
  for (const listener of listeners) listener()
}

function keyOf(name: string): string {
  return `draft of ${name}`
}

/** Null where the browser is told to keep nothing. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
