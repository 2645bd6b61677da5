'use client'

import { type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Conflicts } from '@/lib/http/client'
import type { Failure } from './failure'
import type { Submit } from './use-submit'

/** After a conflict, submitting again keeps what was typed; a button takes the stored value. */
export function useEdits<T extends object, Step extends string>(
  stored: T,
  submit: Submit<Step>,
  form: RefObject<HTMLFormElement | null>,
) {
  /** It is what was opened, or what the server told last. */
  const [known, setKnown] = useState(stored)
  const [conflicts, setConflicts] = useState<Conflicts>({})

  /** Null where nothing was edited; `before` is for the server to compare. */
  function editsOf(typed: T): (Partial<T> & { before: Partial<T> }) | null {
    const edited = Object.keys(typed).filter(
      (name) => valueOf(typed, name) !== valueOf(known, name),
    )
    if (edited.length === 0) return null
    return { ...pick(typed, edited), before: pick(known, edited) }
  }

  function onFailure({ error }: Failure) {
    const met = conflictsOf(error?.body)
    const told = Object.entries(met).map(([name, { stored: value }]) => [name, value])
    setConflicts(met)
    setKnown((before) => ({ ...before, ...Object.fromEntries(told) }))
  }

  function take(name: string, value: unknown) {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    field.value = String(value ?? '')
    const { [name]: _, ...others } = conflicts
    setConflicts(others)
    const { [name]: __, ...fields } = submit.failure?.fields ?? {}
    if (Object.keys(fields).length > 0) return submit.fail(fields, submit.failure?.text)
    submit.clear()
    field.focus()
  }

  function choiceIn(name: string) {
    const conflict = conflicts[name]
    if (!conflict) return undefined
    return (
      <Button
        variant="quiet"
        aria-label={`take this for ${name}`}
        onClick={() => take(name, conflict.stored)}
      >
        take this
      </Button>
    )
  }

  return { editsOf, onFailure, choiceIn, hasConflicts: Object.keys(conflicts).length > 0 }
}

function conflictsOf(body: unknown): Conflicts {
  const conflicts = valueOf(Object(body) as object, 'conflicts')
  return conflicts !== null && typeof conflicts === 'object' ? (conflicts as Conflicts) : {}
}

function valueOf(values: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(values, name)?.value
}

function pick<T extends object>(values: T, names: readonly string[]): Partial<T> {
  const picked = Object.entries(values).filter(([name]) => names.includes(name))
  return Object.fromEntries(picked) as Partial<T>
}
