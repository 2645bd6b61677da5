import { expect, test } from 'vitest'
import { hueDistance } from '../../colour'
import { apart, contextOf } from '../../testing/context'
import { inksOf } from './inks'
import { WAYS } from './blocks'
import { composeLino } from './compose'
import { sampled } from '../../testing/sample'
import { createStencil, isDiscFree } from '../../stencil'
import { discName, isRedDisc } from '../disc-name'

test('a linocut has all its ways, and only a close subject leaves the block', () => {
  const ways = new Set<string>()
  for (let day = 0; day < 24; day++) {
    for (const emojis of [['🐢'], ['🍋'], ['⛵'], ['🦊', '🚗'], ['🧸', '🌊', '✈️'], ['🅿️']]) {
      const { way, placed } = composeLino(contextOf('lino', emojis, day))
      ways.add(way)
      for (const { box, crops } of placed) {
        expect(crops === true, `${emojis.join('')} ${day}`).toBe(way === 'close')
        if (crops) continue
        expect(Math.min(box.left, box.top), `${emojis.join('')} ${day}`).toBeGreaterThan(64 + 11)
        expect(Math.max(box.right, box.bottom), `${emojis.join('')} ${day}`).toBeLessThan(960 - 11)
      }
    }
  }
  expect(ways).toEqual(new Set(WAYS))
})

test('a wave, a tiger and a strawberry keep their hue in three inks and in full colour', () => {
  for (const emoji of ['🌊', '🐯', '🍓']) {
    for (let day = 0; day < sampled(12, 4); day++) {
      const full = contextOf('lino', [emoji], day, apart([emoji]))
      for (const context of [full, { ...full, brief: { ...full.brief, emojiNames: [] } }]) {
        const [placed] = composeLino(context).placed
        if (!placed) throw new Error('Nothing was placed.')
        const { m } = inksOf(context).of(placed)
        expect(hueDistance(m.h, placed.motif.main.h), `${emoji} ${day}`).toBeLessThan(35)
      }
    }
  }
})

test('the disc of a linocut has the colour of a sun or of a moon', () => {
  for (let day = 0; day < sampled(60, 12); day++) {
    for (const emojis of [['🐢'], []]) {
      const { disc, block } = inksOf(contextOf('lino', emojis, day))
      expect(isRedDisc(disc) || discName(disc, block) === 'moon', `${day} ${disc.h}`).toBe(true)
    }
  }
})

test('the sun of a linocut touches no subject', () => {
  let seen = 0
  for (const emojis of [['🐻'], ['🦒'], ['🏠'], ['🐈'], ['🦊', '🚗']]) {
    for (let day = 0; day < sampled(30, 5); day++) {
      const { disc, placed } = composeLino(contextOf('lino', emojis, day))
      if (!disc) continue
      seen++
      const stencil = createStencil(placed, 1024)
      const label = `${emojis.join('')} ${day}`
      expect(isDiscFree(stencil, disc.at, disc.radius + 20), label).toBe(true)
    }
  }
  expect(seen).toBeGreaterThan(10)
})

test('a head alone is on shoulders that the block crops, under no sun', () => {
  for (const emoji of ['🐺', '🐗', '🐨', '🐻‍❄️'])
    for (let day = 0; day < sampled(20, 6); day++) {
      const { disc, placed } = composeLino(contextOf('lino', [emoji], day))
      const feet = placed.map(({ box, shapes }) => [box.bottom, shapes[0]?.role])
      expect({ disc, feet }, `${emoji} ${day}`).toEqual({ disc: undefined, feet: [[960, 'm']] })
    }
})
