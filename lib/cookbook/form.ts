import { DIFFICULTY } from '@/lib/cookbook/catalogue'
import { ALLERGENS, DIETS } from '@/lib/cookbook/diets'
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
