import { expect, test } from 'vitest'
import { parseCollation } from './collation'

test('the simple locale and no collation mean byte order', () => {
  expect(parseCollation(undefined)).toBeUndefined()
  expect(parseCollation({ locale: 'simple' })).toBeUndefined()
})

test.each([
  [{ locale: 'en', strength: 1 }, 'Resume', 'résumé', true],
  [{ locale: 'en', strength: 2 }, 'Resume', 'rESUME', true],
  [{ locale: 'en', strength: 2 }, 'resume', 'résumé', false],
  [{ locale: 'en', strength: 3 }, 'a', 'A', false],
  [{ locale: 'en', strength: 1 }, 'Straße', 'STRASSE', true],
  [{ locale: 'en', numericOrdering: true }, 'a01', 'a1', true],
  [{ locale: 'en' }, 'é', 'e\u0301', true],
])('under %j %s and %s are the same: %s, in comparisons and by key', (spec, a, b, same) => {
  const collation = parseCollation(spec)
  expect(collation?.compare(a, b) === 0).toBe(same)
  expect(collation?.key(a) === collation?.key(b)).toBe(same)
})

test('the full definition names every default', () => {
  expect(parseCollation({ locale: 'de' })?.spec).toMatchObject({
    locale: 'de',
    caseLevel: false,
    alternate: 'non-ignorable',
  })
})

test.each([
  [{ strength: 2 }, 40414],
  [{ locale: 'xx-nope' }, 2],
  [{ locale: 'en', strength: 9 }, 51024],
  [{ locale: 'en', nosuch: 1 }, 40415],
  [{ locale: 5 }, 14],
])('%j is refused with %i', (spec, code) => {
  expect(() => parseCollation(spec)).toThrow(expect.objectContaining({ code }))
})
