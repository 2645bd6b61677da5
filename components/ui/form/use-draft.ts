import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { draftKey, onDraft, readDraft, writeDraft } from './draft-store'
import { useOpener } from './use-opener'

type Next = string | ((stored: string) => string)

/** Belongs to the account that opened the form; `read` is ahead of the rendering. */
export function useDraft(
  name: string,
): [text: string, setText: (next: Next) => void, read: () => string] {
  const keyOf = useDraftKey(name)
  const read = () => readDraft(keyOf())
  const text = useSyncExternalStore(onDraft, read, () => '')
  const setText = (next: Next) =>
    writeDraft(keyOf(), typeof next === 'string' ? next : next(read()))
  return [text, setText, read]
}

/** The answer gives the key of a draft of the account that opened the form. */
export function useDraftKey(name: string): () => string {
  const opener = useOpener()
  return useCallback(() => draftKey(name, opener()), [name, opener])
}

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
