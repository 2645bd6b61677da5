'use client'

import { useMemo, useState } from 'react'
import { parseDraft, readDraft } from '@/components/ui/form/draft-store'
import { useDraft } from '@/components/ui/form/use-draft'
import { NO_VALUES, type Values } from './values'

const NAME = 'new coffee'

/** Kept per tab until the entry is created. */
export function useNewValues() {
  const [text, setText] = useDraft(NAME)
  const [isRestored, setRestored] = useState(() => readDraft(NAME) !== '')

  function forget() {
    setRestored(false)
    setText('')
  }

  return {
    values: useMemo(() => parse(text), [text]),
    isRestored,
    change: (next: (before: Values) => Values) =>
      setText((kept) => JSON.stringify(next(parse(kept)))),
    forget,
  }
}

/** Written by this form alone. */
function parse(text: string): Values {
  return { ...NO_VALUES, ...(parseDraft(text) as Values | null) }
}
