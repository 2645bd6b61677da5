import { expect, test } from 'vitest'
import { faultOfPart, LINK_PARTS } from './site-links'

test('the name of a link has at most 60 characters, of which an emoji is one', () => {
  const [name] = LINK_PARTS
  expect(faultOfPart(name, '🌷'.repeat(60))).toBe('')
  expect(faultOfPart(name, '🌷'.repeat(61))).toBe('Name must be at most 60 characters.')
})
