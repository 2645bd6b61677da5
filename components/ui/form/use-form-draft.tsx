import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type FormControl, isChoice, isControl } from '@/components/ui/form-control'
import { parseDraft, readDraft, writeDraft } from './draft-store'
import { RestoredNote } from './restored-note'
import { useDraftKey } from './use-draft'

type FormDraft = {
  /** Stands in the form where a draft has filled it, and can discard that draft. */
  note: ReactNode
  /** The key of the form, which is rendered anew as it was opened once the draft is discarded. */
  key: number
  clear: () => void
}

/** Keeps fields per tab for the account, except passwords, secrets and files. */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>): FormDraft {
  const [key, setKey] = useState(0)
  const [isRestored, setRestored] = useState(false)
  const opened = useRef<string>(null)
  const keyOfDraft = useDraftKey(name)

  // Before the paint: what is typed from then on is not overwritten by the draft.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    opened.current ??= textOf(element)
    const draft = keyOfDraft()
    fill(element, readDraft(draft))
    setRestored(textOf(element) !== opened.current)
    const keep = () => writeDraft(draft, textOf(element))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [keyOfDraft, form, key])

  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (key > 0) firstIn(form.current)?.focus()
  }, [form, key])

  function clear() {
    setRestored(false)
    writeDraft(keyOfDraft(), '')
  }

  function discard() {
    clear()
    opened.current = null
    setKey(key + 1)
  }

  return { note: isRestored && <RestoredNote onDiscard={discard} />, key, clear }
}

const LEFT_OUT = ['password', 'file']

function firstIn(form: HTMLFormElement | null): FormControl | undefined {
  return form ? fieldsOf(form).find(({ type, hidden }) => type !== 'hidden' && !hidden) : undefined
}

function fieldsOf(form: HTMLFormElement): FormControl[] {
  return [...form.elements]
    .filter(isControl)
    .filter(({ type, dataset }) => !LEFT_OUT.includes(type) && dataset.secret === undefined)
}

/** Choices of one name differ by value. */
function keyOf(field: FormControl): string {
  return isChoice(field) ? `${field.name}=${field.value}` : field.name
}

function textOf(form: HTMLFormElement): string {
  const named = fieldsOf(form).filter(({ name }) => name !== '')
  const values = named.map((field) => [keyOf(field), isChoice(field) ? field.checked : field.value])
  return JSON.stringify(Object.fromEntries(values))
}

function fill(form: HTMLFormElement, text: string): void {
  const stored = new Map<string, unknown>(Object.entries(parseDraft(text) ?? {}))
  for (const field of fieldsOf(form)) {
    const value = stored.get(keyOf(field))
    if (typeof value === 'boolean' && isChoice(field)) field.checked = value
    if (typeof value === 'string' && !isChoice(field)) field.value = value
    // What is shown in its place follows.
    if (field.hidden) field.dispatchEvent(new Event('input'))
  }
}
