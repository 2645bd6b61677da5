import { expect, test } from 'vitest'
import CASES from '@/testing/recipe-cases/content-cases.json' with { type: 'json' }
import { LINE_CASES } from '@/testing/recipe-cases/ingredient-lines'
import { splitLine } from '@/lib/cookbook/import/split-line'

test.each(LINE_CASES)('%s', (line, quantity, name) => {
  expect(splitLine(line)).toEqual({ quantity, name })
})

test.each(CASES.lines)('%s', (line = '', quantity, name) => {
  expect(splitLine(line)).toEqual({ quantity, name })
})
