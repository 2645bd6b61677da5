import { expect, test } from 'vitest'
import {
  filledWith,
  newValues,
  type RecipeField,
  type RecipeValues,
  textOf,
} from '@/components/cookbook/editing/recipe-values'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import { mergeVersions } from './use-conflicts'

const FIELDS = [...Object.keys(RECIPE_FIELDS), 'ingredients', 'instructions'] as RecipeField[]

const base = filledWith(newValues('2026-03-10'), {
  title: 'Lemon Potatoes',
  time: '50 mins',
  ingredients: [{ name: 'salt', quantity: '1 tsp' }],
  instructions: ['Peel.', 'Roast.'],
})
const changed = (part: Partial<RecipeValues>) => ({ ...base, ...part })
const step = (text: string) => ({ key: text, text })

test('fields that one side alone changed are merged', () => {
  const mine = changed({ time: '40 mins' })
  const theirs = changed({ title: 'Lemon Wedges' })
  const { values, conflicts } = mergeVersions({ base, mine, theirs }, FIELDS, textOf)
  expect(conflicts).toEqual([])
  expect(values).toMatchObject({ title: 'Lemon Wedges', time: '40 mins' })
})

test('a field that both changed is a conflict, and mine stays in the form', () => {
  const mine = changed({ instructions: [step('Peel.'), step('Roast for an hour.')] })
  const theirs = changed({ instructions: [step('Wash.'), step('Roast.')], time: '60 mins' })
  const { values, conflicts } = mergeVersions({ base, mine, theirs }, FIELDS, textOf)
  expect(conflicts).toEqual(['instructions'])
  expect(textOf(values, 'instructions')).toBe('1. Peel.\n2. Roast for an hour.')
  expect(values.time).toBe('60 mins')
})

test('the same change on both sides is no conflict', () => {
  const same = changed({ title: 'Wedges' })
  const theirs = changed({ title: 'Wedges ' })
  expect(mergeVersions({ base, mine: same, theirs }, FIELDS, textOf)).toEqual({
    values: same,
    conflicts: [],
  })
})
