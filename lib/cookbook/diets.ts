/** Annex II of Regulation (EU) 1169/2011 in its order; the values are words of questions (G-154). */
const NAMES = {
  gluten: 'gluten',
  crustaceans: 'crustacean shrimp prawn crab lobster',
  eggs: 'egg',
  fish: 'fish',
  peanuts: 'peanut groundnut',
  soy: 'soy soya soybean',
  milk: 'milk dairy lactose',
  nuts: 'nut almond hazelnut walnut cashew pecan pistachio macadamia',
  celery: 'celery celeriac',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphite sulfite',
  lupin: 'lupin',
  molluscs: 'mollusc mollusk mussel oyster squid octopus',
} as const

export type Allergen = keyof typeof NAMES

export const ALLERGENS = (Object.keys(NAMES) as Allergen[]).map((value) => ({
  value,
  label: value,
}))

type DietRule = {
  label: string
  freeOf?: readonly Allergen[]
  /** A recipe that contains one of them is not suitable. */
  excludes: readonly Allergen[]
  /** schema.org has nothing nearer for dairy, and nothing for nuts. */
  schemaOrg?: string
}

const FROM_THE_SEA = ['crustaceans', 'fish', 'molluscs'] as const

const DIET_RULES = {
  vegetarian: { label: 'vegetarian', excludes: FROM_THE_SEA, schemaOrg: 'VegetarianDiet' },
  vegan: { label: 'vegan', excludes: [...FROM_THE_SEA, 'eggs', 'milk'], schemaOrg: 'VeganDiet' },
  glutenFree: withoutAll('gluten-free', ['gluten'], 'GlutenFreeDiet'),
  dairyFree: withoutAll('dairy-free', ['milk'], 'LowLactoseDiet'),
  nutFree: withoutAll('nut-free', ['peanuts', 'nuts']),
} as const satisfies Record<string, DietRule>

function withoutAll(label: string, list: readonly Allergen[], schemaOrg?: string): DietRule {
  return { label, freeOf: list, excludes: list, ...(schemaOrg !== undefined && { schemaOrg }) }
}

export type Diet = keyof typeof DIET_RULES

export const DIETS = (Object.entries(DIET_RULES) as [Diet, DietRule][]).map(([value, rule]) => ({
  value,
  ...rule,
}))

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
    const [excluded] = allergens.filter((allergen) => excludes.includes(allergen))
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
    ({ excludes }) => !allergens.some((allergen) => excludes.includes(allergen)),
  )
  const chosen = possible.filter(({ value }) => diets.includes(value))
  const free = new Set<Allergen>([...freeOf, ...chosen.flatMap((diet) => diet.freeOf ?? [])])
  for (const allergen of allergens) free.delete(allergen)
  const isMet = (diet: (typeof DIETS)[number]) =>
    chosen.includes(diet) ||
    (diet.value === 'vegetarian' && chosen.some(({ value }) => value === 'vegan')) ||
    diet.freeOf?.every((allergen) => free.has(allergen))
  return {
    allergens,
    freeOf: valuesIn(ALLERGENS, [...free]),
    diets: possible.filter(isMet).map(({ value }) => value),
  }
}

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
    list.flatMap((allergen) => NAMES[allergen].split(' '))
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
