'use client'

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { onDraft, readDraft, writeDraft } from './draft-store'

type Next = string | ((stored: string) => string)

/** Survives a reload of the tab; an empty text removes the draft. */
export function useDraft(name: string): [string, (next: Next) => void] {
  const text = useSyncExternalStore(
    onDraft,
    () => readDraft(name),
    () => '',
  )
  const setText = (next: Next) =>
    writeDraft(name, typeof next === 'string' ? next : next(readDraft(name)))
  return [text, setText]
}

/** Reads what was typed before hydration. */
export function useEarlyTexts(
  form: RefObject<HTMLElement | null>,
  takeIn: (texts: string[]) => void,
): void {
  const first = useRef(takeIn)
  useEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? []
    const texts = Array.from(inputs, ({ value }) => value)
    if (texts.some(Boolean)) first.current(texts)
  }, [form])
}
