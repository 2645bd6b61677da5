'use client'

import { useMemo, useRef, useState } from 'react'
import { parseDraft, readDraft } from './draft-store'
import { useDraft } from './use-draft'

export type Version<V> = { values: V; updatedAt: string }

export type VersionDraft<V> = { values: V; base: Version<V> | null }

/** The form's values; kept per tab, with the version that they were opened from. */
export function useVersionDraft<V extends object>(
  name: string,
  opened: VersionDraft<V>,
  /** It adds what a draft of an earlier form does not have. */
  complete: (values: V) => V,
) {
  const [text, setText] = useDraft(name)
  const draft = useMemo(() => parse(text, complete), [text, complete])
  const [stored, setStored] = useState(opened)
  const [isTyped, setTyped] = useState(false)
  /** Ahead of the rendering, for changes that come while another one is stored. */
  const latestStored = useRef(opened)

  const latest = () => parse(readDraft(name), complete) ?? latestStored.current

  function write(next: VersionDraft<V>) {
    if (parse(readDraft(name), complete) === null) setTyped(true)
    setText(JSON.stringify(next))
  }

  function change(values: Partial<V>) {
    const before = latest()
    write({ ...before, values: { ...before.values, ...values } })
  }

  function replace(next: VersionDraft<V>) {
    latestStored.current = next
    setStored(next)
    setText('')
  }

  return {
    ...(draft ?? stored),
    isRestored: draft !== null && !isTyped,
    read: () => latest().values,
    change,
    /** What was typed, now on top of another version. */
    rebase: write,
    settle: (base: Version<V> | null) => replace({ ...latest(), base }),
    discard: () => replace(opened),
  }
}

/** Written by the same form alone; anything else is no draft. */
function parse<V extends object>(text: string, complete: (values: V) => V): VersionDraft<V> | null {
  const parsed = parseDraft(text)
  if (!parsed || !('values' in parsed && 'base' in parsed)) return null
  const { values, base } = parsed as VersionDraft<V>
  return {
    values: complete(values),
    base: base && { ...base, values: complete(base.values) },
  }
}
