'use client'

import { type RefObject, useState } from 'react'
import type { Failure } from './failure'
import { type Side, useConflicts } from './use-conflicts'

type EditedForm<T> = {
  form: RefObject<HTMLFormElement | null>
  labels: Readonly<Record<keyof T & string, string>>
}

/** The edited fields alone are sent, with what they were, for the server to compare. */
export function useEdits<T extends object>(stored: T, { form, labels }: EditedForm<T>) {
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

  function onFailure({ error }: Failure) {
    const changed = storedOf(error?.body)
    if (Object.keys(changed).length === 0) return conflicts.clear()
    const theirs = { ...known, ...changed }
    conflicts.openConflict({ base: known, mine: typedIn(form.current, known), theirs })
    setKnown(theirs)
  }

  function pick(field: keyof T & string, side: Side) {
    const input = form.current?.elements.namedItem(field)
    const values = conflicts.pick({}, field, side)
    if (hasValue(input)) input.value = textOf(values, field)
  }

  return { ...conflicts, editsOf, onFailure, pick }
}

function typedIn(form: HTMLFormElement | null, known: object): object {
  const names = Object.keys(known)
  return Object.fromEntries(
    names.map((name) => {
      const input = form?.elements.namedItem(name)
      return [name, hasValue(input) ? input.value : valueOf(known, name)]
    }),
  )
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function hasValue(input: Element | RadioNodeList | null | undefined): input is Input {
  return (
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement
  )
}

/** The values that somebody else stored, by their fields. */
function storedOf(body: unknown): Record<string, unknown> {
  const conflicts = valueOf(Object(body) as object, 'conflicts')
  const entries = Object.entries(Object(conflicts) as object)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, valueOf(Object(value) as object, 'stored')]),
  )
}

function textOf(values: object, name: string): string {
  return String(valueOf(values, name) ?? '')
}

function valueOf(values: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(values, name)?.value
}

function pickFields<T extends object>(values: T, names: readonly string[]): Partial<T> {
  const picked = Object.entries(values).filter(([name]) => names.includes(name))
  return Object.fromEntries(picked) as Partial<T>
}
