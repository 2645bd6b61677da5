import { useEffect, useRef } from 'react'
import type { Fields } from '@/lib/form/fields'
import { CHOOSE_FIRST, ConflictPanel } from './conflict-panel'
import { parseDraft } from './draft-store'
import type { Failure } from './failure'
import { bodyOf, labelsOf, typedIn, typedText, type Values } from './form-values'
import { useEdits } from './use-edits'
import { useFormDraft } from './use-form-draft'
import type { Submit, SubmitOptions } from './use-submit'

/** The field with the values that the draft began from. */
const BASE = 'base'

type StoredForm<F extends Fields> = {
  name: string
  fields: F
  stored: Values<F>
  submit: Submit<'submit'>
  /** It is told once a draft has filled the form, or none was there. */
  onFilled?: (form: HTMLFormElement) => void
}

type Save<B extends object, T> = Omit<SubmitOptions<T, 'submit'>, 'onSuccess' | 'onFailure'> & {
  /** The body has the edited fields, and in `before` what they were. */
  send: (changes: B) => Promise<T>
  /** Fields of one rule: if one is edited, all are sent. */
  together?: readonly string[]
  onUnchanged: () => void
  onSuccess?: (answer: T, changes: B) => void
  onFailure?: (failure: Failure) => void
}

/** Edits what is stored: a draft keeps what is typed, and edited fields alone are sent (G-142). */
export function useStoredForm<F extends Fields>(options: StoredForm<F>) {
  const { name, fields, stored, submit } = options
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(name, form)
  const filled = useRef(options.onFilled)
  const version = JSON.stringify(stored)
  const shownVersion = useRef(version)
  const sent = useRef<Partial<Values<F>>>({})
  const { setKnown, showStored, ...edits } = useEdits<Values<F>>(stored, {
    form,
    labels: labelsOf(fields),
    typedIn: (data) => typedIn(fields, data),
    readStored: (field, value) => typedText(fields, field, value),
  })

  // A draft fills the form before the first paint, with what was stored when it was begun.
  useEffect(() => {
    const base = form.current?.elements.namedItem(BASE)
    const known = base instanceof HTMLInputElement ? parseDraft(base.value) : null
    if (known) setKnown(known as Values<F>)
    if (form.current) filled.current?.(form.current)
  }, [setKnown, draft.key])

  // A form that stays open after a save or an undo; what is typed in other fields stays.
  useEffect(() => {
    if (version === shownVersion.current) return
    shownVersion.current = version
    if (!showStored(stored, sent.current)) draft.clear()
  })

  function save<B extends object, T>(data: FormData, given: Save<B, T>) {
    const { send, together = [], onUnchanged, ...rest } = given
    if (edits.isOpen) return submit.fail({}, CHOOSE_FIRST)
    const typed = typedIn(fields, data)
    const edited = Object.keys(edits.editsOf(typed)?.before ?? {})
    if (edited.length === 0) {
      draft.clear()
      return onUnchanged()
    }
    const names = Object.keys(fields).filter(
      (field) =>
        edited.includes(field) ||
        (together.includes(field) && together.some((other) => edited.includes(other))),
    )
    const bodyWith = (values: Values<F>) => bodyOf<B>(fields, values, names)
    const changes = { ...bodyWith(typed), before: bodyWith(edits.known) }
    sent.current = typed
    void submit.run(() => send(changes), {
      ...rest,
      onSuccess(answer) {
        const now = form.current && typedIn(fields, new FormData(form.current))
        const isTypedOn = now && JSON.stringify(now) !== JSON.stringify(typed)
        if (!isTypedOn) draft.clear()
        rest.onSuccess?.(answer, changes)
      },
      onFailure(failure) {
        edits.onFailure(failure)
        rest.onFailure?.(failure)
      },
    })
  }

  return {
    form,
    key: draft.key,
    /** It stands first in the form: what came back, and what somebody else changed. */
    head: (
      <>
        {draft.note}
        {edits.isMerged && <ConflictPanel conflicts={edits.list} onPick={edits.pick} />}
        <input type="hidden" name={BASE} defaultValue={JSON.stringify(edits.known)} />
      </>
    ),
    save,
  }
}
