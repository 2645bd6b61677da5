import { useMemo, useRef, useState } from 'react'
import { parseDraft } from '@/components/ui/form/draft-store'
import { useDraft } from '@/components/ui/form/use-draft'
import { newValues, type RecipeValues } from './recipe-values'

export type Version = { values: RecipeValues; updatedAt: string }

type StoredDraft = { values: RecipeValues; base: Version | null }

/** The form's values; kept per tab, with the version that they were opened from. */
export function useRecipeDraft(name: string, opened: StoredDraft) {
  const [text, setText, readText] = useDraft(name)
  const draft = useMemo(() => parse(text), [text])
  const [stored, setStored] = useState(opened)
  const [isTyped, setTyped] = useState(false)
  /** Ahead of the rendering, for changes that come while another one is stored. */
  const latestStored = useRef(opened)

  const latest = () => parse(readText()) ?? latestStored.current

  function change(values: Partial<RecipeValues>) {
    if (parse(readText()) === null) setTyped(true)
    const before = latest()
    setText(JSON.stringify({ ...before, values: { ...before.values, ...values } }))
  }

  function replace(next: StoredDraft) {
    latestStored.current = next
    setStored(next)
    setText('')
  }

  return {
    ...(draft ?? stored),
    isRestored: draft !== null && !isTyped,
    read: () => latest().values,
    change,
    settle: (base: Version | null) => replace({ ...latest(), base }),
    discard: () => replace(opened),
  }
}

/** Written by this form alone, perhaps before it had all of its fields; anything else is no draft. */
function parse(text: string): StoredDraft | null {
  const parsed = parseDraft(text)
  if (!parsed || !('values' in parsed && 'base' in parsed)) return null
  const { values, base } = parsed as StoredDraft
  return {
    values: withAllFields(values),
    base: base && { ...base, values: withAllFields(base.values) },
  }
}

function withAllFields(values: RecipeValues): RecipeValues {
  return { ...newValues(''), ...values }
}
