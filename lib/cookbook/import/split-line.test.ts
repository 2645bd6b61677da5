import { expect, test } from 'vitest'
import { LINE_CASES } from '@/lib/cookbook/import/line-cases'
import { splitLine } from '@/lib/cookbook/import/split-line'

test.each(LINE_CASES)('%s', (line, quantity, name) => {
  expect(splitLine(line)).toEqual({ quantity, name })
})
