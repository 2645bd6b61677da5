import { useMemo, useState } from 'react'
import { parseDraft } from './draft-store'
import { useDraft } from './use-draft'

type Values = Readonly<Record<string, string>>

/** The values of a form, kept per tab until they are forgotten; `initial` is the empty form. */
export function useDraftValues<V extends Values>(name: string, initial: V) {
  const [text, setText, read] = useDraft(name)
  const [isRestored, setRestored] = useState(() => read() !== '')

  function forget() {
    setRestored(false)
    setText('')
  }

  return {
    values: useMemo(() => valuesIn(text, initial), [text, initial]),
    isRestored,
    change: (next: (before: V) => V) =>
      setText((draft) => JSON.stringify(next(valuesIn(draft, initial)))),
    forget,
  }
}

/** The draft was written by this form alone. */
function valuesIn<V extends Values>(draft: string, initial: V): V {
  return { ...initial, ...(parseDraft(draft) as V | null) }
}
