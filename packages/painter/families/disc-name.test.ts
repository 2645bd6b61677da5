import { expect, test } from 'vitest'
import { oklch } from '../colour'
import { paint } from '../paint'
import type { FamilyName } from '../painting'
import { dateAfter, PAINTING } from '../testing/painting'
import { contextOf } from '../testing/context'
import { sampled } from '../testing/sample'
import { discName } from './disc-name'
import { strata } from './strata/strata'

const [RED, YELLOW, PEACH, CREAM, NAVY, SKY] = [
  oklch(0.65, 0.2, 30),
  oklch(0.87, 0.16, 90),
  oklch(0.85, 0.125, 62),
  oklch(0.93, 0.04, 95),
  oklch(0.25, 0.06, 270),
  oklch(0.85, 0.06, 230),
]

test('a red disc in a light sky is a sun, a pale one in a dark sky a moon, and what may be either has no name', () => {
  expect(discName(RED, SKY)).toBe('sun')
  expect(discName(RED, NAVY)).toBeUndefined()
  expect(discName(CREAM, NAVY)).toBe('moon')
  expect(discName(CREAM, SKY)).toBeUndefined()
  expect(discName(YELLOW, NAVY)).toBeUndefined()
  expect(discName(YELLOW, SKY)).toBe('sun')
  for (const behind of [NAVY, SKY]) expect(discName(PEACH, behind)).toBeUndefined()
})

const WITH_DISC: readonly FamilyName[] = ['lino', 'riso', 'flow', 'papercut']

test('a picture with a sun in its words has no dark ground, unless rays go out from it', () => {
  let suns = 0
  for (const family of WITH_DISC) {
    for (let day = 0; day < sampled(12, 8); day++) {
      const request = { ...PAINTING, dateKey: dateAfter(day * 7), family }
      const { altText, palette, shown } = paint(request)
      if (shown.some(({ motif }) => /sun|moon/.test(motif.name))) continue
      if (!/\bsun\b/.test(altText)) continue
      suns++
      // Inks are printed on white paper whatever the hour.
      const isDark = palette.key === 'night' && family !== 'riso'
      expect(isDark && !/ray/.test(altText), altText).toBe(false)
    }
  }
  expect(suns).toBeGreaterThan(0)
})

test('in an evening sky only a strong disc is named, and no moon', () => {
  for (let day = 0; day < sampled(60, 4); day++) {
    const context = contextOf('strata', ['🏠'], day, { key: 'dusk', weather: 'clear' })
    const { setting } = strata.draw(context).facts
    expect(setting, `${day}`).not.toContain('moon')
    if (context.palette.disc.c < 0.12) expect(setting, `${day}`).toBe('')
  }
})
