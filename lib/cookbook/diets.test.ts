import { expect, test } from 'vitest'
import { PAGE_CACHE } from '@/app/page-cache'
import { declarationLines, declaredBy, declaredNames, ALLERGENS } from '@/lib/cookbook/diets'
import { cookbookSearch } from '@/lib/cookbook/schema'

const ALL = ALLERGENS.map(({ value }) => value)

test('nothing declared is not the same as declared without (G-154)', () => {
  expect(declarationLines({})).toEqual([{ label: 'allergens', text: 'not declared' }])
  expect(declarationLines({ freeOf: ['nuts'] })).toEqual([{ label: 'free of', text: 'nuts' }])
  expect(declarationLines({ allergens: ['milk'], diets: ['vegetarian'] })).toEqual([
    { label: 'diets', text: 'vegetarian' },
    { label: 'contains', text: 'milk' },
  ])
})

test('diets and what they are free of follow from each other, but nothing else does', () => {
  expect(declaredBy({ diets: ['nutFree'] }).freeOf).toEqual(['peanuts', 'nuts'])
  expect(declaredBy({ freeOf: ['gluten', 'milk'] }).diets).toEqual(['glutenFree', 'dairyFree'])
  expect(declaredBy({ diets: ['vegan'] })).toEqual({
    allergens: [],
    freeOf: [],
    diets: ['vegetarian', 'vegan'],
  })
})

test('what is contained goes before what is ticked against it', () => {
  const declared = declaredBy({ allergens: ['nuts'], freeOf: ['nuts'], diets: ['nutFree'] })
  expect(declared).toEqual({ allergens: ['nuts'], freeOf: [], diets: [] })
})

test.each([
  ['peanuts count as nuts', { allergens: ['peanuts'] }, 'contains', 'nut'],
  ['one kind of shellfish is contained', { allergens: ['crustaceans'] }, 'contains', 'shellfish'],
  ['both kinds are left out', { freeOf: ['crustaceans', 'molluscs'] }, 'freeOf', 'shellfish'],
  ['all allergens are left out', { freeOf: ALL }, 'freeOf', 'allergen'],
] as const)('where %s, a question for it knows that', (_case, ticked, list, name) => {
  expect(declaredNames(ticked)[list]).toContain(name)
})

test('shellfish is not known to be left out by one kind alone', () => {
  expect(declaredNames({ freeOf: ['molluscs'] }).freeOf).not.toContain('shellfish')
})

test('the address of the list takes the five diets, and the page cache the same ones', () => {
  expect(cookbookSearch.parse({ diet: 'nutFree' }).diet).toBe('nutFree')
  expect(cookbookSearch.parse({ diet: 'anything' }).diet).toBeUndefined()
  expect(PAGE_CACHE['/cookbook']?.query?.diet).toBe('vegetarian|vegan|glutenFree|dairyFree|nutFree')
})
