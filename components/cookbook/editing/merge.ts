import { FIELDS, type RecipeField, type RecipeValues, textOf } from './recipe-values'

type Versions = {
  /** As the form was opened. */
  base: RecipeValues
  mine: RecipeValues
  /** As somebody else stored it meanwhile. */
  theirs: RecipeValues
}

/** Fields that one side alone changed are merged; those that both changed are for a person. */
export function mergeVersions({ base, mine, theirs }: Versions): {
  values: RecipeValues
  /** Of them `values` has mine. */
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

/** `values` with one field of another version. */
export function withField(
  values: RecipeValues,
  other: RecipeValues,
  field: RecipeField,
): RecipeValues {
  return { ...values, [field]: other[field] }
}
