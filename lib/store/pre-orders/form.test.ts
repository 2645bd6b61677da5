import { expect, test } from 'vitest'
import { LETTER_FIELDS, letterTemplate } from './form'

const { max } = LETTER_FIELDS.subject

test('the subject has the title in quotes, which is shortened where it is too long', () => {
  const subjectOf = (itemTitle: string) =>
    letterTemplate('paid', { itemTitle, owner: 'Anna' }).subject
  expect(subjectOf('Tote bag')).toBe('Your order of "Tote bag"')
  const long = subjectOf('🌷'.repeat(80))
  expect(long).toMatch(/^Your order of "🌷+…"$/u)
  expect(long.length).toBeLessThanOrEqual(max)
})

test('a title is no pattern of a replacement', () => {
  expect(letterTemplate('sent', { itemTitle: 'Price: $& $1', owner: 'Anna' }).text).toContain(
    '"Price: $& $1" is on its way',
  )
})
