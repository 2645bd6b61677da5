import { expect, test } from 'vitest'
import { SAMPLES } from './samples'

test('what takes minutes is created after all that is quick', () => {
  const slow = SAMPLES.map(({ isSlow = false }) => isSlow)
  expect(slow).toContain(true)
  expect(slow).toEqual(slow.toSorted((a, b) => Number(a) - Number(b)))
})
