'use client'

import { useMemo, useState } from 'react'
import { parseDraft, readDraft } from './draft-store'
import { useDraft } from './use-draft'

type Values = Readonly<Record<string, string>>

/** The values of a form, kept per tab until they are forgotten; `initial` is the empty form. */
export function useDraftValues<V extends Values>(name: string, initial: V) {
  const [text, setText] = useDraft(name)
  const [isRestored, setRestored] = useState(() => readDraft(name) !== '')
  // Written by this form alone.
  const parse = (draft: string): V => ({ ...initial, ...(parseDraft(draft) as V | null) })

  function forget() {
    setRestored(false)
    setText('')
  }

  return {
    values: useMemo(() => ({ ...initial, ...(parseDraft(text) as V | null) }), [text, initial]),
    isRestored,
    change: (next: (before: V) => V) => setText((draft) => JSON.stringify(next(parse(draft)))),
    forget,
  }
}
