import { expect, test } from 'vitest'
import { difference, oklch } from '../colour'
import { stand } from '../draw-motif'
import { motifNamed } from '../motifs/all'
import { contextOf } from '../testing/context'
import { groundFor, inAir } from './air'
import { isAirOver } from './draw-air'
import { SHIFTS } from './stand-in-air'

const NAMES = ['hen', 'deer', 'knot', 'whale', 'sailboat', 'house', 'pig', 'cat']

test('the air behind a subject has about the colour of its place: it is no halo', () => {
  for (const key of ['day', 'dusk', 'night'] as const) {
    const context = contextOf('street', ['🐷'], 2, { key })
    for (const name of NAMES) {
      for (const l of key === 'night' ? [0.2, 0.35] : [0.4, 0.6, 0.85]) {
        const placed = stand(motifNamed(name), 500, 700, 300)
        const tone = oklch(l, 0.06, 60)
        for (const shift of [0, ...SHIFTS]) {
          const [aired] = inAir(context, [placed], [{ until: Infinity, tone }], 0.1, shift)
          const air = aired?.air[0]?.tone ?? tone
          expect(difference(air, tone), `${name} ${key} ${l}`).toBeLessThan(0.1)
        }
      }
    }
  }
})

test('air is not drawn over the moon', () => {
  const moon = { at: [700, 200] as const, radius: 90 }
  const box = { left: 480, right: 560, top: 150, bottom: 400 }
  expect(isAirOver(box, moon)).toBe(true)
  expect(isAirOver({ ...box, left: 300, right: 380 }, moon)).toBe(false)
  expect(isAirOver({ ...box, top: 400, bottom: 600 }, moon)).toBe(false)
})

test('a white hen stands on the darker of two pavements, a black cat on the lighter', () => {
  const context = contextOf('street', ['🐷'], 2, { key: 'day' })
  const [pale, dark] = [oklch(0.88, 0.025, 75), oklch(0.5, 0.05, 40)]
  const on = (name: string) => groundFor(context, [motifNamed(name)], [pale, dark], 0.1)
  expect(on('hen')).toEqual(dark)
  expect(on('cat')).toEqual(pale)
})
