import { expect, test } from 'vitest'
import { splitFoods } from '@/lib/cookbook/import/split-foods'
import { FOODS_CASES } from '@/testing/recipe-cases/lines-of-foods'
import { LINE_CASES } from '@/testing/recipe-cases/ingredient-lines'

test.each(FOODS_CASES)('%s', (line, foods) => {
  expect(splitFoods(line)).toEqual(foods)
})

test('a line of one food stays as it is', () => {
  const parted = LINE_CASES.map(([line]) => line).filter((line) => splitFoods(line).length > 1)
  expect(parted).toEqual(['2 eggs and 1 yolk', '200 g flour and 2 eggs'])
})
