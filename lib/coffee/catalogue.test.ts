import { expect, test } from 'vitest'
import { formatLabel, formatText } from './catalogue'
import { formatFields, ratingFields } from './form'

const linesOf = (format: Readonly<Record<string, string>>) =>
  Object.entries(format).map(([name, value]) => `${formatLabel(name)}: ${formatText(value)}`)

test('a format is said in words, on the card and in the form', () => {
  expect(linesOf({ type: 'pour-over', 'sugar-level': 'no-sugar', 'milk-type': 'oat' })).toEqual([
    'brew method: pour over',
    'sugar level: none',
    'milk type: oat',
  ])
  const labels = [formatFields('filter'), ratingFields('filter')].flatMap((fields) =>
    Object.values(fields).map(({ label }) => label),
  )
  expect(labels.join()).toContain('sugar level')
  expect(labels.filter((label) => label.includes('-'))).toEqual([])
})
