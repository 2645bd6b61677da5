import { type RefObject, useState } from 'react'
import { enterText, isControl } from '@/components/ui/form-control'
import type { Failure } from './failure'
import { pickFields } from './pick-fields'
import { type Side, useConflicts } from './use-conflicts'

type EditedForm<T> = {
  form: RefObject<HTMLFormElement | null>
  labels: Readonly<Record<keyof T & string, string>>
  typedIn: (data: FormData) => T
  /** What stands in the form for a value of the server; default the value. */
  readStored?: (name: string, value: unknown) => unknown
}

/** The edited fields alone are sent, with what they were, for the server to compare. */
export function useEdits<T extends object>(stored: T, options: EditedForm<T>) {
  const { form, labels, typedIn, readStored = (_, value) => value } = options
  /** It is what was opened, or what the server told last. */
  const [known, setKnown] = useState(stored)
  const conflicts = useConflicts<object, keyof T & string>({ labels, textOf })

  /** Null where nothing was edited. */
  function editsOf(typed: T): (Partial<T> & { before: Partial<T> }) | null {
    const edited = Object.keys(typed).filter(
      (name) => valueOf(typed, name) !== valueOf(known, name),
    )
    if (edited.length === 0) return null
    return { ...pickFields(typed, edited), before: pickFields(known, edited) }
  }

  function onFailure(failure: Failure) {
    const theirs = theirsIn(failure, known, readStored)
    if (!theirs) return conflicts.clear()
    const mine = form.current ? typedIn(new FormData(form.current)) : known
    conflicts.openConflict({ base: known, mine, theirs })
    setKnown(theirs)
  }

  function pick(field: keyof T & string, side: Side) {
    const values = conflicts.pick({}, field, side)
    writeText(form.current?.elements.namedItem(field), textOf(values, field))
  }

  /** Shows what is stored if only `sent` was typed; returns whether there is more to save. */
  function showStored(newer: T, sent: Partial<T>): boolean {
    const element = form.current
    if (!element) return false
    const typed = typedIn(new FormData(element))
    const names = Object.keys(newer).filter(
      (name) =>
        valueOf(newer, name) !== valueOf(known, name) &&
        [known, sent, newer].some((values) => valueOf(values, name) === valueOf(typed, name)),
    )
    for (const name of names) writeText(element.elements.namedItem(name), textOf(newer, name))
    const saved = Object.keys(sent).filter((name) => valueOf(newer, name) === valueOf(sent, name))
    const next = { ...known, ...pickFields(newer, [...names, ...saved]) }
    setKnown(next)
    const shown = typedIn(new FormData(element))
    return Object.keys(next).some((name) => valueOf(next, name) !== valueOf(shown, name))
  }

  return { ...conflicts, known, editsOf, onFailure, pick, setKnown, showStored }
}

type Named = Element | RadioNodeList | null | undefined

/** Several boxes of one name hold a list with commas. */
function writeText(input: Named, text: string): void {
  if (input instanceof RadioNodeList) {
    const ticked = text.split(',').map((name) => name.trim())
    for (const box of input) {
      if (box instanceof HTMLInputElement) box.checked = ticked.includes(box.value)
    }
  } else if (input instanceof HTMLInputElement && input.type === 'checkbox') {
    input.checked = text === 'true' || text === input.value
  } else if (isControl(input)) {
    enterText(input, text)
  }
}

/** `known` with what somebody else stored meanwhile (409); null for any other failure. */
export function theirsIn<T extends object>(
  { error }: Failure,
  known: T,
  readStored: (name: string, value: unknown) => unknown,
): T | null {
  const conflicts = valueOf(Object(error?.body) as object, 'conflicts')
  const changed = Object.entries(Object(conflicts) as object).map(([name, value]) => [
    name,
    readStored(name, valueOf(Object(value) as object, 'stored')),
  ])
  return changed.length === 0 ? null : { ...known, ...Object.fromEntries(changed) }
}

function textOf(values: object, name: string): string {
  return String(valueOf(values, name) ?? '')
}

function valueOf(values: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(values, name)?.value
}
