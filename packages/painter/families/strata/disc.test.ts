import { expect, test } from 'vitest'
import { difference } from '../../colour'
import { motifNamed } from '../../motifs/all'
import { PLACES } from '../../painting'
import { createPalette } from '../../palette'
import { createRng } from '../../random'
import { SCHEMES } from '../../schemes'
import { contextOf } from '../../testing/context'
import { colourAt, rasterOf } from '../../testing/raster'
import { peakTone } from './peaks'
import { drawSky, isHourSeen, skyTone } from './sky'
import { discOf, isOnLeft } from './disc'
import { strata } from './strata'
import { sampled } from '../../testing/sample'

test('in the desert the whole disc is above the table mountains', () => {
  for (let day = 0; day < 24; day++) {
    for (const key of ['day', 'dusk', 'night'] as const) {
      const context = contextOf('strata', ['🌵'], day, { key, place: 'desert' })
      const { disc } = discOf(context, 'desert', 520, false)
      expect(disc.at[1] + disc.radius, `${day} ${key}`).toBeLessThan(520 - 0.16 * 1024)
    }
  }
})

test('by day the sun is well above the horizon', () => {
  for (const place of PLACES) {
    for (let day = 0; day < 12; day++) {
      const context = contextOf('strata', ['🏠'], day, { key: 'day', place })
      const { disc } = discOf(context, place, 520, false)
      expect(disc.at[1] + disc.radius * 0.5, `${place} ${day}`).toBeLessThan(520 * 0.75)
    }
  }
})

test('the sun of a city is above the roofs', async () => {
  for (let day = 0; day < sampled(24, 6); day++) {
    const change = { key: 'day', place: 'city', weather: 'clear', occurrence: day } as const
    const context = contextOf('strata', ['🚗'], day, change)
    const { defs, body } = strata.draw(context)
    const { disc } = discOf(context, 'city', 0.7 * 1024, false)
    const pixels = await rasterOf(defs, body, 256)
    const [x, y] = [disc.at[0], disc.at[1] + disc.radius * 0.8]
    const seen = colourAt(pixels, Math.round(x / 4), Math.round(y / 4))
    expect(difference(seen, context.palette.disc), `${day}`).toBeLessThan(0.1)
  }
})

test('a pink or orange sky by day shows no hour, a blue one does', () => {
  const skyOf = (name: string) => {
    const scheme = SCHEMES.find((one) => one.name === name)
    if (!scheme) throw new Error(name)
    return createPalette(scheme, 'day', createRng(name))
  }
  expect(
    ['rose', 'dawn', 'apricot', 'coral'].filter((name) => isHourSeen(skyOf(name), 'clear')),
  ).toEqual([])
  expect(['harbour', 'lagoon', 'petrol'].every((name) => isHourSeen(skyOf(name), 'clear'))).toBe(
    true,
  )
})

test('clouds hide the hour of a dusk', () => {
  const { palette } = contextOf('strata', ['🏠'], 1, { key: 'dusk' })
  expect(isHourSeen(palette, 'clear')).toBe(true)
  expect(isHourSeen(palette, 'rain')).toBe(false)
})

test('peaks with snow differ from the sky', () => {
  for (const scheme of SCHEMES) {
    const palette = createPalette(scheme, 'night', createRng(scheme.name))
    const sky = skyTone(palette, 0.8)
    expect(difference(peakTone(sky, palette), sky), scheme.name).toBeGreaterThan(0.12)
  }
})

test('a lighthouse in the sea is on a rock, a house is on the beach', () => {
  const whereOf = (name: string) => {
    const context = contextOf('strata', ['🏠'], 3)
    const brief = { ...context.brief, place: 'sea' as const, subjects: [motifNamed(name)] }
    return strata.draw({ ...context, brief }).facts.where
  }
  expect(whereOf('lighthouse')).toBe('on a rock in the sea')
  expect(whereOf('house')).toBeUndefined()
})

test('no cloud cuts a piece out of the moon', async () => {
  for (let day = 0; day < sampled(8, 3); day++) {
    const context = contextOf('strata', ['🏠'], day, { key: 'night', weather: 'clear' })
    const { disc } = discOf(context, 'meadow', 460, false)
    const { defs, body } = drawSky(context, { horizon: 700, disc, banded: false })
    const pixels = await rasterOf(defs, body, 256)
    for (let i = 0; i < 60; i++) {
      const [far, turn] = [disc.radius * 0.86 * Math.sqrt(i / 60), i * 2.4]
      const [x, y] = [disc.at[0] + far * Math.cos(turn), disc.at[1] + far * Math.sin(turn)]
      const seen = colourAt(pixels, Math.round(x / 4), Math.round(y / 4))
      expect(difference(seen, context.palette.disc), `${day} ${x} ${y}`).toBeLessThan(0.1)
    }
  }
})

test('a subject that returns is on the other side', () => {
  const shuffled = <T>(_label: string, items: readonly T[]): T[] => [...items]
  const last = new Map<string, boolean>()
  let seen = 0
  for (let occurrence = 0; occurrence < 180; occurrence++) {
    const { place = 'sea', subjects } = strata.plan(occurrence, shuffled)
    const left = isOnLeft(occurrence, place)
    const name = subjects.join()
    const before = last.get(name)
    if (before !== undefined) {
      expect(left, `${name} ${occurrence}`).toBe(!before)
      seen++
    }
    last.set(name, left)
  }
  expect(seen).toBeGreaterThan(100)
})
