import { expect, test } from 'vitest'
import { type Oklch, oklch } from '../colour'
import { KEYS } from '../palette'
import { PLACES } from '../painting'
import { SCHEMES } from '../schemes'
import { contextOf } from '../testing/context'
import { areApart } from './apart'
import { chooseObjects } from './still/objects'
import { likelyGrounds } from './still/room'
import { landRamp } from './strata/land'
import { PAVEMENTS } from './street/paving'

/** Whether a ground of middle lightness is between grey and purple, which looks like mud. */
function isMurky({ l, c, h }: Oklch): boolean {
  return l > 0.22 && l < 0.72 && c > 0.02 && c < 0.1 && h > 285 && h < 358
}

test('two areas are apart in lightness or in hue', () => {
  expect(areApart(oklch(0.4, 0.08, 195), oklch(0.46, 0.08, 195))).toBe(false)
  expect(areApart(oklch(0.4, 0.08, 195), oklch(0.6, 0.08, 195))).toBe(true)
  expect(areApart(oklch(0.45, 0.09, 195), oklch(0.5, 0.09, 45))).toBe(true)
  expect(areApart(oklch(0.45, 0.02, 195), oklch(0.5, 0.02, 45))).toBe(false)
})

test('the sky at the horizon and the near ground of each place are apart, and no ground is murky', () => {
  for (const key of KEYS) {
    for (const stone of PAVEMENTS[key]) expect(isMurky(stone), `stones ${key}`).toBe(false)
    for (const place of PLACES) {
      for (const [day, scheme] of SCHEMES.entries()) {
        const change = { key, place, scheme, weather: 'clear' } as const
        const context = contextOf('strata', ['⛵'], day, change)
        const land = landRamp(context, place)
        const name = `${key} ${place} ${scheme.name}`
        const near = land(0.84)
        expect(isMurky(near), name).toBe(false)
        expect(areApart(context.palette.sky[2], near), name).toBe(true)
      }
    }
  }
})

test('wall and table are apart in each still life', () => {
  for (const key of KEYS) {
    for (let day = 0; day < 12; day++) {
      const context = contextOf('still', ['🧀', '🍷'], day, { key })
      for (const { wall, table } of likelyGrounds(context, chooseObjects(context)))
        expect(areApart(wall, table), `${key} ${day}`).toBe(true)
    }
  }
})
