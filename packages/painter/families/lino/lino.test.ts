import { expect, test } from 'vitest'
import { hueDistance } from '../../colour'
import { apart, contextOf } from '../../testing/context'
import { inksOf } from './inks'
import { WAYS } from './blocks'
import { composeLino, MARGIN } from './compose'
import { gouges } from './gouges'
import { sampled } from '../../testing/sample'
import { createStencil, isDiscFree } from '../../stencil'
import { discName, isRedDisc } from '../disc-name'

test('a linocut has all its ways, and no subject leaves the block', () => {
  const ways = new Set<string>()
  for (let day = 0; day < 24; day++) {
    for (const emojis of [
      ['🐢'],
      ['🍋'],
      ['⛵'],
      ['🦊'],
      ['🦊', '🚗'],
      ['🧸', '🌊', '✈️'],
      ['🅿️'],
    ]) {
      const { way, placed } = composeLino(contextOf('lino', emojis, day))
      ways.add(way)
      for (const { box } of placed) {
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

test('no part of a block is left without cuts', () => {
  for (let day = 0; day < sampled(40, 20); day++) {
    const context = contextOf('lino', ['🐘'], day, apart(['🐘']))
    const { way, field, placed, grounds, disc } = composeLino(context)
    if (way !== 'group') continue
    const stencil = createStencil(placed, 1024)
    const cuts = gouges(context, {
      field,
      stencil,
      centre: disc?.at ?? [512, field === 'rays' ? 307 : 512],
      free: disc ? disc.radius + 26 : 40,
      grounds,
      margin: MARGIN + 14,
    }).flat()
    for (let x = 120; x < 920; x += 25)
      for (let y = 120; y < 920; y += 25) {
        const isHere = disc && Math.hypot(x - disc.at[0], y - disc.at[1]) < disc.radius + 80
        if (isHere || stencil.isNear(x, y, 60)) continue
        const nearest = Math.min(...cuts.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))
        expect(nearest, `${day} ${x} ${y}`).toBeLessThan(24)
      }
  }
})

test('a head alone is on shoulders that the block crops, under no sun', () => {
  for (const emoji of ['🐺', '🐗', '🐨', '🐻‍❄️'])
    for (let day = 0; day < sampled(20, 6); day++) {
      const { disc, placed } = composeLino(contextOf('lino', [emoji], day))
      const feet = placed.map(({ box, shapes }) => [box.bottom, shapes[0]?.role])
      expect({ disc, feet }, `${emoji} ${day}`).toEqual({ disc: undefined, feet: [[960, 'm']] })
    }
})
