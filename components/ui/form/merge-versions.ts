export type Versions<V> = { base: V; mine: V; theirs: V }

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
    values: withFields(mine, theirs, taken),
    conflicts: fields
      .filter((field) => isTheirs(field) && isMine(field))
      .filter(differs(mine, theirs)),
  }
}

export function withFields<V extends object>(values: V, other: V, fields: readonly string[]): V {
  const taken = Object.entries(other).filter(([name]) => fields.includes(name))
  return { ...values, ...Object.fromEntries(taken) }
}
