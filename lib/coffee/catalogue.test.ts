import { expect, test } from 'vitest'
import { formatLines } from './catalogue'
import { formatFields, ratingFields } from './form'

test('a format is said in words, on the card and in the form (F37, O-38)', () => {
  expect(formatLines({ type: 'pour-over', 'sugar-level': 'no-sugar', 'milk-type': 'oat' })).toEqual(
    ['brew method: pour over', 'sugar level: none', 'milk type: oat'],
  )
  const labels = [formatFields('filter'), ratingFields('filter')].flatMap((fields) =>
    Object.values(fields).map(({ label }) => label),
  )
  expect(labels.join()).toContain('sugar level')
  expect(labels.filter((label) => label.includes('-'))).toEqual([])
})
