/** Annex II of Regulation (EU) 1169/2011, in its order; `names` are singular words of questions (G-154). */
export const ALLERGENS = [
  { value: 'gluten', label: 'gluten', names: ['gluten'] },
  {
    value: 'crustaceans',
    label: 'crustaceans',
    names: ['crustacean', 'shrimp', 'prawn', 'crab', 'lobster'],
  },
  { value: 'eggs', label: 'eggs', names: ['egg'] },
  { value: 'fish', label: 'fish', names: ['fish'] },
  { value: 'peanuts', label: 'peanuts', names: ['peanut', 'groundnut'] },
  { value: 'soy', label: 'soy', names: ['soy', 'soya', 'soybean'] },
  { value: 'milk', label: 'milk', names: ['milk', 'dairy', 'lactose'] },
  {
    value: 'nuts',
    label: 'nuts',
    names: ['nut', 'almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'pistachio', 'macadamia'],
  },
  { value: 'celery', label: 'celery', names: ['celery', 'celeriac'] },
  { value: 'mustard', label: 'mustard', names: ['mustard'] },
  { value: 'sesame', label: 'sesame', names: ['sesame'] },
  { value: 'sulphites', label: 'sulphites', names: ['sulphite', 'sulfite'] },
  { value: 'lupin', label: 'lupin', names: ['lupin'] },
  {
    value: 'molluscs',
    label: 'molluscs',
    names: ['mollusc', 'mollusk', 'mussel', 'oyster', 'squid', 'octopus'],
  },
] as const

export type Allergen = (typeof ALLERGENS)[number]['value']

const MEAT_OF_THE_SEA = ['crustaceans', 'fish', 'molluscs'] as const

/** `freeOf` is what a diet declares, `excludes` what a recipe that contains it cannot be. */
export const DIETS = [
  {
    value: 'vegetarian',
    label: 'vegetarian',
    freeOf: [],
    excludes: MEAT_OF_THE_SEA,
    schemaOrg: 'VegetarianDiet',
  },
  {
    value: 'vegan',
    label: 'vegan',
    freeOf: [],
    excludes: [...MEAT_OF_THE_SEA, 'eggs', 'milk'],
    schemaOrg: 'VeganDiet',
  },
  {
    value: 'glutenFree',
    label: 'gluten-free',
    freeOf: ['gluten'],
    excludes: ['gluten'],
    schemaOrg: 'GlutenFreeDiet',
  },
  // schema.org has nothing nearer for milk, and nothing for nuts.
  {
    value: 'dairyFree',
    label: 'dairy-free',
    freeOf: ['milk'],
    excludes: ['milk'],
    schemaOrg: 'LowLactoseDiet',
  },
  {
    value: 'nutFree',
    label: 'nut-free',
    freeOf: ['peanuts', 'nuts'],
    excludes: ['peanuts', 'nuts'],
    schemaOrg: null,
  },
] as const satisfies readonly {
  value: string
  label: string
  freeOf: readonly Allergen[]
  excludes: readonly Allergen[]
  schemaOrg: string | null
}[]

export type Diet = (typeof DIETS)[number]['value']

/** As the chef ticked it; an allergen in neither list is not declared. */
export type Declaration = { allergens: Allergen[]; freeOf: Allergen[]; diets: Diet[] }

type Ticked = { [N in keyof Declaration]?: readonly string[] | null }

/** Each list once and in its order; earlier recipes have none. */
export function declarationOf({ allergens, freeOf, diets }: Ticked): Declaration {
  return {
    allergens: valuesIn(ALLERGENS, allergens),
    freeOf: valuesIn(ALLERGENS, freeOf),
    diets: valuesIn(DIETS, diets),
  }
}

function valuesIn<V extends string>(
  options: readonly { value: V }[],
  list: readonly string[] | null | undefined,
): V[] {
  return options.flatMap(({ value }) => (list?.includes(value) ? value : []))
}

/** Null where the lists agree; the field is the one to be corrected. */
export function contradictionIn(ticked: Ticked): { field: string; text: string } | null {
  const { allergens, freeOf, diets } = declarationOf(ticked)
  const [both] = freeOf.filter((allergen) => allergens.includes(allergen))
  if (both) return { field: 'freeOf', text: `A recipe that contains ${both} is not free of it.` }
  for (const { value, label, excludes } of DIETS) {
    const [excluded] = allergens.filter((allergen) => includes(excludes, allergen))
    if (excluded && diets.includes(value)) {
      return { field: 'diets', text: `A recipe that contains ${excluded} is not ${label}.` }
    }
  }
  return null
}

/** What is declared, with what follows from it; to be contained goes before to be free of. */
export function declaredBy(ticked: Ticked): Declaration {
  const { allergens, freeOf, diets } = declarationOf(ticked)
  const possible = DIETS.filter(
    ({ excludes }) => !allergens.some((allergen) => includes(excludes, allergen)),
  )
  const chosen = possible.filter(({ value }) => diets.includes(value))
  const free = new Set<Allergen>([...freeOf, ...chosen.flatMap((diet) => diet.freeOf)])
  for (const allergen of allergens) free.delete(allergen)
  const isMet = (diet: (typeof DIETS)[number]) =>
    chosen.includes(diet) ||
    (diet.value === 'vegetarian' && chosen.some(({ value }) => value === 'vegan')) ||
    (diet.freeOf.length > 0 && diet.freeOf.every((allergen) => free.has(allergen)))
  return {
    allergens,
    freeOf: valuesIn(ALLERGENS, [...free]),
    diets: possible.filter(isMet).map(({ value }) => value),
  }
}

/** What the page of a recipe and the cook mode show. */
export function declarationLines(ticked: Ticked): { label: string; text: string }[] {
  const { allergens, freeOf, diets } = declaredBy(ticked)
  const labels = DIETS.flatMap(({ value, label }) => (diets.includes(value) ? label : []))
  const isSilent = allergens.length + freeOf.length === 0
  return [
    { label: 'diets', text: labels.join(', ') },
    { label: 'contains', text: allergens.join(', ') },
    { label: 'free of', text: freeOf.join(', ') },
    { label: 'allergens', text: isSilent ? 'not declared' : '' },
  ].filter(({ text }) => text !== '')
}

/** Names by which questions find it; peanuts count as nuts, and two kinds are shellfish. */
export function declaredNames(ticked: Ticked): { contains: string[]; freeOf: string[] } {
  const { allergens, freeOf } = declaredBy(ticked)
  const namesOf = (list: readonly Allergen[]) =>
    ALLERGENS.flatMap(({ value, names }) => (list.includes(value) ? names : []))
  const isShellfish = (allergen: Allergen) => ['crustaceans', 'molluscs'].includes(allergen)
  return {
    contains: [
      ...namesOf(allergens),
      ...(allergens.includes('peanuts') ? ['nut'] : []),
      ...(allergens.some(isShellfish) ? ['shellfish'] : []),
      ...(allergens.length > 0 ? ['allergen'] : []),
    ],
    freeOf: [
      ...namesOf(freeOf),
      ...(freeOf.filter(isShellfish).length === 2 ? ['shellfish'] : []),
      ...(freeOf.length === ALLERGENS.length ? ['allergen'] : []),
    ],
  }
}

function includes(list: readonly Allergen[], allergen: Allergen): boolean {
  return list.includes(allergen)
}
