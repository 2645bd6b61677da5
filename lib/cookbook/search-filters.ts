import type { Filter, FilterRule, Measure } from '@/lib/search/document'
import { isDeclaredFree } from '@/lib/search/filters'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { fold } from '@/lib/search/words'

const PEOPLE = '(?:people|persons|guests|servings|portions)'

export const RECIPE_FILTERS: readonly FilterRule[] = [
  {
    pattern: /\b(?:vegans?|plant based)(?= |$)/,
    toFilter: () => tagged('vegan', ['vegan']),
  },
  {
    pattern: /\b(?:dairy free|without (?:any )?dairy)(?= |$)/,
    toFilter: () => DAIRY_FREE,
  },
  {
    pattern: /\b(?:vegetarians?|veggie|meatless|meat free|without (?:any )?meat|no meat)(?= |$)/,
    toFilter: () => tagged('vegetarian', ['vegetarian', 'vegan']),
  },
  {
    pattern: new RegExp(`\\b(?:for|feeds?|serves?) ${NUMBER}(?: or more)? ${PEOPLE}(?= |$)`),
    toFilter: ([, number = '']) => forPeople(toNumber(number)),
  },
  {
    pattern: new RegExp(
      `\\b(?:feeds?|serves?|enough for)(?: an?)?(?: crowd| party| group| table)?(?: of)?(?: at least)? ${NUMBER}(?: or more)?(?= |$)`,
    ),
    toFilter: ([, number = '']) => forPeople(toNumber(number)),
  },
]

const TIME = {
  fact: 'minutes',
  format: (minutes: number) => `${minutes} minutes`,
  preposition: 'in',
} as const

export const COOKING_TIMES: readonly Measure[] = [
  { ...TIME, unit: 'minutes?|minuts?|mins?' },
  { ...TIME, unit: 'hours?|hrs?|h', factor: 60 },
]

export const EQUIPMENT: Readonly<Record<string, string>> = {
  oven: 'oven bake roast',
  stove: 'stove simmer boil fry',
  blender: 'blender blend',
  mixer: 'mixer',
  microwave: 'microwave',
  grill: 'grill',
  freezer: 'freezer freeze',
  fridge: 'fridge refrigerator chill',
}

export const UNDECLARED: readonly string[] = (
  'gluten lactose allergen soy soya alcohol wheat nut peanut sesame fish shellfish pork beef ' +
  'caffeine carb cholesterol kosher halal sulphite sulfite lupin crustacean mollusc mollusk'
).split(' ')

/** What is vegan is free of dairy, unless it declares milk. */
const DAIRY_FREE: Filter = {
  fact: 'ingredients',
  label: 'dairy-free',
  accepts: (_, document) => {
    const tags = [document.facts?.tags?.value ?? []].flat().map((tag) => fold(String(tag)))
    return isDeclaredFree(document, 'dairy') ?? tags.includes('vegan')
  },
}

function tagged(label: string, tags: readonly string[]): Filter {
  return {
    fact: 'tags',
    label,
    accepts: ({ value }) => [value].flat().some((tag) => tags.includes(fold(String(tag)))),
  }
}

function forPeople(people: number): Filter {
  return {
    fact: 'servings',
    label: `for ${people} people`,
    accepts: ({ value }) => Number(value) >= people,
  }
}
