import { FIELDS, type RecipeField, type RecipeValues, textOf } from './recipe-values'

type Versions = {
  base: RecipeValues
  mine: RecipeValues
  theirs: RecipeValues
}

/** Merges fields that one side changed; a person decides about those that both changed. */
export function mergeVersions({ base, mine, theirs }: Versions): {
  values: RecipeValues
  /** `values` has mine in these fields. */
  conflicts: RecipeField[]
} {
  const differs = (a: RecipeValues, b: RecipeValues) => (field: RecipeField) =>
    textOf(a, field) !== textOf(b, field)
  const isTheirs = differs(base, theirs)
  const isMine = differs(base, mine)
  const taken = FIELDS.filter((field) => isTheirs(field) && !isMine(field))
  return {
    values: taken.reduce((values, field) => withField(values, theirs, field), mine),
    conflicts: FIELDS.filter((field) => isTheirs(field) && isMine(field)).filter(
      differs(mine, theirs),
    ),
  }
}

export function withField(
  values: RecipeValues,
  other: RecipeValues,
  field: RecipeField,
): RecipeValues {
  return { ...values, [field]: other[field] }
}
