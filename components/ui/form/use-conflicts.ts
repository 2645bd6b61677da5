import { useState } from 'react'
import { pickFields } from './pick-fields'

type Versions<V> = { base: V; mine: V; theirs: V }

export type Side = 'mine' | 'theirs'

type Conflict<F> = { field: F; label: string; mine: string; theirs: string; picked: Side | null }

type Merged<V, F> = { mine: V; theirs: V; list: readonly Conflict<F>[] }

type FormFields<V, F extends string> = {
  labels: Readonly<Record<F, string>>
  textOf: (values: V, field: F) => string
}

/** A conflict is a field of a version that somebody else stored while this form was open. */
export function useConflicts<V extends object, F extends string>({
  labels,
  textOf,
}: FormFields<V, F>) {
  const [merged, setMerged] = useState<Merged<V, F> | null>(null)

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
    setMerged({ mine, theirs, list })
    return mine
  }

  function pick(values: V, field: F, picked: Side): V {
    if (!merged) return values
    const list = merged.list.map((one) => (one.field === field ? { ...one, picked } : one))
    setMerged({ ...merged, list })
    return { ...values, ...pickFields(merged[picked], [field]) }
  }

  return {
    isMerged: merged !== null,
    list: merged?.list ?? [],
    isOpen: merged?.list.some(({ picked }) => picked === null) ?? false,
    openConflict,
    pick,
    clear: () => setMerged(null),
  }
}

/** Merges fields that one side changed; a person decides about those that both changed. */
export function mergeVersions<V extends object, F extends string>(
  { base, mine, theirs }: Versions<V>,
  fields: readonly F[],
  textOf: (values: V, field: F) => string,
): {
  values: V
  /** `values` has mine in these fields. */
  conflicts: F[]
} {
  const differs = (a: V, b: V) => (field: F) => textOf(a, field) !== textOf(b, field)
  const isTheirs = differs(base, theirs)
  const isMine = differs(base, mine)
  const taken = fields.filter((field) => isTheirs(field) && !isMine(field))
  return {
    values: { ...mine, ...pickFields(theirs, taken) },
    conflicts: fields
      .filter((field) => isTheirs(field) && isMine(field))
      .filter(differs(mine, theirs)),
  }
}
