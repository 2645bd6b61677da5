'use client'

import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from '@/components/ui/form/draft-store'
import type { RecipeValues } from './recipe-values'

/** A version of a stored recipe. */
export type Version = { values: RecipeValues; updatedAt: string }

type Kept = { values: RecipeValues; base: Version | null }

/** The form's values; kept per tab, with the version that they were opened from. */
export function useRecipeDraft(name: string, opened: Kept) {
  const [kept, setKept] = useState(opened)
  const [isRestored, setRestored] = useState(false)
  /** Ahead of the rendering, for changes that come while another one is stored. */
  const latest = useRef(opened)

  function set(next: Kept) {
    latest.current = next
    setKept(next)
  }

  // The server's markup has no draft.
  useEffect(() => {
    const draft = parse(readDraft(name))
    if (!draft) return
    latest.current = draft
    // eslint-disable-next-line react-hooks/set-state-in-effect -- once, after hydration
    setKept(draft)
    setRestored(true)
  }, [name])

  function change(values: Partial<RecipeValues>) {
    set({ ...latest.current, values: { ...latest.current.values, ...values } })
    writeDraft(name, JSON.stringify(latest.current))
  }

  /** Once it is stored. */
  function settle(base: Version | null) {
    set({ ...latest.current, base })
    setRestored(false)
    writeDraft(name, '')
  }

  function discard() {
    set(opened)
    setRestored(false)
    writeDraft(name, '')
  }

  return { ...kept, isRestored, read: () => latest.current.values, change, settle, discard }
}

/** Written by this form alone; anything else is no draft. */
function parse(text: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(text)
    const isDraft = typeof kept === 'object' && kept !== null && 'values' in kept && 'base' in kept
    return isDraft ? (kept as Kept) : null
  } catch {
    return null
  }
}
