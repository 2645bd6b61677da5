'use client'

import { useState } from 'react'
import { mergeVersions, type Versions, withFields } from './merge-versions'

export type Side = 'mine' | 'theirs'

type Conflict<F> = { field: F; label: string; mine: string; theirs: string; picked: Side | null }

type Met<V, F> = { mine: V; theirs: V; list: readonly Conflict<F>[] }

type FormFields<V, F extends string> = {
  labels: Readonly<Record<F, string>>
  textOf: (values: V, field: F) => string
}

/** A conflict is a field of a version that somebody else stored while this form was open. */
export function useConflicts<V extends object, F extends string>({
  labels,
  textOf,
}: FormFields<V, F>) {
  const [met, setMet] = useState<Met<V, F> | null>(null)

  /** Returns both sides' changes in one; mine in the fields that both changed. */
  function openConflict(versions: Versions<V>): V {
    const fields = Object.keys(labels) as F[]
    const { values: mine, conflicts } = mergeVersions(versions, fields, textOf)
    const { theirs } = versions
    const list = conflicts.map((field) => ({
      field,
      label: labels[field],
      mine: textOf(mine, field),
      theirs: textOf(theirs, field),
      picked: null,
    }))
    setMet({ mine, theirs, list })
    return mine
  }

  /** Returns the values with the chosen side in this field. */
  function pick(values: V, field: F, picked: Side): V {
    if (!met) return values
    const list = met.list.map((one) => (one.field === field ? { ...one, picked } : one))
    setMet({ ...met, list })
    return withFields(values, met[picked], [field])
  }

  return {
    /** False while nobody else has stored anything. */
    isMet: met !== null,
    list: met?.list ?? [],
    isOpen: met?.list.some(({ picked }) => picked === null) ?? false,
    openConflict,
    pick,
    clear: () => setMet(null),
  }
}
