import { DIFFICULTY } from '@/lib/cookbook/catalogue'
import { ALLERGENS, declaredBy, DIETS } from '@/lib/cookbook/diets'
import { minutesOf } from '@/lib/cookbook/time'
import { defineFields } from '@/lib/form/fields'
import { DESCRIPTION_HELP } from '@/lib/markdown/catalogue'

/** A recipe as its form shows it and as the server takes it (G-12, G-71, G-138). */
export const RECIPE_FIELDS = defineFields({
  title: {
    label: 'Title',
    kind: 'line',
    max: 120,
    missing: 'Title is required.',
    isWide: true,
  },
  description: {
    label: 'Description',
    kind: 'lines',
    max: 4000,
    help: DESCRIPTION_HELP,
    isWide: true,
  },
  time: {
    label: 'Time',
    kind: 'line',
    max: 40,
    help: 'Such as 50 mins or 1 h 20 mins.',
    meta: { example: '50 mins' },
  },
  difficulty: {
    label: 'Difficulty',
    kind: 'number',
    min: DIFFICULTY.min,
    max: DIFFICULTY.max,
    decimals: 0,
    isChosen: true,
    initial: '3',
    invalid: 'Difficulty must be a whole number from 1 to 10.',
    meta: { example: 3 },
  },
  servings: {
    label: 'Servings',
    kind: 'number',
    min: 1,
    max: 100,
    decimals: 0,
    invalid: 'Servings must be a whole number from 1 to 100.',
    help: 'Optional.',
    isNullable: true,
    input: { maxLength: 3 },
  },
  dateMade: {
    label: 'Made',
    kind: 'day',
    invalid: 'Please choose a valid date.',
    meta: { example: '2026-03-10' },
  },
  tags: {
    label: 'Tags',
    kind: 'list',
    max: 10,
    itemMax: 30,
    missing: 'Tags must not be empty.',
    tooLong: 'Tags must be at most 30 characters.',
    tooMany: 'A recipe has at most 10 tags.',
    itemExample: 'vegan',
    help: 'Up to 10, with commas between them.',
    isWide: true,
  },
  allergens: {
    label: 'Contains',
    kind: 'ticks',
    options: ALLERGENS,
    invalid: 'Please choose allergens of the list.',
    isWide: true,
    meta: { example: ['milk'] },
  },
  freeOf: {
    label: 'Free of',
    kind: 'ticks',
    options: ALLERGENS,
    invalid: 'Please choose allergens of the list.',
    help: 'What is ticked in neither of the two is shown as not declared.',
    isWide: true,
    meta: { example: ['peanuts', 'nuts'] },
  },
  diets: {
    label: 'Suitable for',
    kind: 'ticks',
    options: DIETS,
    invalid: 'Please choose diets of the list.',
    isWide: true,
    meta: { example: ['vegetarian'] },
  },
})

type Filtered = { time: string; difficulty: number } & Parameters<typeof declaredBy>[0]

type ListFilter = {
  label: string
  options: readonly { value: string; label: string }[]
  accepts: (recipe: Filtered, value: string) => boolean
}

const LEVELS: Readonly<Record<string, { from: number; to: number }>> = {
  easy: { from: 1, to: 3 },
  medium: { from: 4, to: 6 },
  hard: { from: 7, to: 10 },
}

/** The list chooses by them; their names and values are those of its address. */
const LIST_FILTERS = {
  time: {
    label: 'Time',
    options: [
      { value: '30', label: 'up to 30 minutes' },
      { value: '60', label: 'up to 1 hour' },
      { value: '120', label: 'up to 2 hours' },
    ],
    accepts: ({ time }, value) => (minutesOf(time) ?? Infinity) <= Number(value),
  },
  difficulty: {
    label: 'Difficulty',
    options: Object.entries(LEVELS).map(([value, { from, to }]) => ({
      value,
      label: `${value}, ${from}–${to}`,
    })),
    accepts: ({ difficulty }, value) => {
      const level = LEVELS[value]
      return level !== undefined && difficulty >= level.from && difficulty <= level.to
    },
  },
  diet: {
    label: 'Diet',
    options: DIETS,
    accepts: (recipe, value) => declaredBy(recipe).diets.some((diet) => diet === value),
  },
} as const satisfies Record<string, ListFilter>

export type ListFilterName = keyof typeof LIST_FILTERS

/** What the search form shows of a filter. */
export type FilterField = Pick<ListFilter, 'label' | 'options'> & { name: ListFilterName }

export function listFilters(): [ListFilterName, ListFilter][] {
  return Object.entries(LIST_FILTERS) as [ListFilterName, ListFilter][]
}
