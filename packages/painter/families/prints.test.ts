import { expect, test } from 'vitest'
import { faultsOf } from '../critic/critic'
import { paint } from '../paint'
import type { FamilyName } from '../painting'
import { dateAfter, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { sheetOf, FORMATS } from './woodblock/formats'

const FAMILIES: readonly FamilyName[] = ['woodblock', 'bands', 'tiles', 'wind']
const EMOJIS = [['🦊'], ['🐘', '🍎'], ['👩', '🚲', '🌻'], ['⛵'], ['🎈', '🏠'], ['🍋', '🐟', '⭐']]

test.each(FAMILIES)('%s shows all that it is given, whole and clear', async (family) => {
  let faulty = 0
  const days = sampled(24, 1)
  for (const emojis of EMOJIS) {
    for (let day = 0; day < days; day++) {
      const painting = paint({ ...PAINTING, dateKey: dateAfter(day * 3), emojis, family })
      const names = new Set(painting.shown.map(({ motif }) => motif.name))
      const wanted = painting.context.brief.subjects.map(({ name }) => name)
      expect([...names], `${emojis.join('')} ${day}`).toEqual(expect.arrayContaining(wanted))
      if ((await faultsOf(painting)).length > 0) faulty++
    }
  }
  expect(faulty / (EMOJIS.length * days)).toBeLessThan(0.4)
})

test.each(FAMILIES)('months of %s have several compositions', (family) => {
  const kinds = new Set(
    Array.from({ length: 10 }, (_, n) => {
      const { shown, context } = paint({ ...PAINTING, dateKey: dateAfter(n * 37), family })
      const { left = 0, right = 0, top = 0, bottom = 0 } = shown[0]?.box ?? {}
      const size = Math.round(Math.max(right - left, bottom - top) / 120)
      const { medium, details } = context.facts
      return [medium, details[0], shown.length, size, Math.round(bottom / 60)].join()
    }),
  )
  expect(kinds.size, [...kinds].join(' | ')).toBeGreaterThanOrEqual(3)
})

test('a subject of a print is inside of its sheet, whatever form that has', () => {
  for (const format of FORMATS) {
    const { box, inner } = sheetOf(format, 1024)
    expect(inner.left).toBeGreaterThan(box.left)
    expect(inner.right).toBeLessThan(box.right)
    expect(inner.bottom).toBeLessThan(box.bottom)
  }
})
