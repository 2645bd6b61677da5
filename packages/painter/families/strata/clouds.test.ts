import { expect, test } from 'vitest'
import { createRng } from '../../random'
import { contextOf } from '../../testing/context'
import { colourAt, rasterOf } from '../../testing/raster'
import { puffsOf } from './clouds'
import { drawSky } from './sky'
import { sampled } from '../../testing/sample'

test('a heaped cloud is a row of rounds that overlap, highest near its middle', () => {
  for (let seed = 0; seed < 200; seed++) {
    const wide = 150 + seed
    const puffs = puffsOf(500, wide, createRng(`cloud ${seed}`))
    const tallest = Math.max(...puffs.map(({ high }) => high))
    for (const [i, puff] of puffs.entries()) {
      const next = puffs[i + 1]
      // Neighbours meet well above the base, so that no notch reads as a peak or a crown.
      if (next) expect(next.x - puff.x).toBeLessThan(0.65 * (puff.wide + next.wide))
      expect(puff.high / puff.wide).toBeLessThan(1.6)
    }
    expect(puffs[0]?.high).toBeLessThan(tallest)
    expect(puffs.at(-1)?.high).toBeLessThan(tallest)
  }
})

test('it rains from dark clouds and without a sun', async () => {
  for (let day = 0; day < sampled(4, 2); day++) {
    const sky = (weather: 'rain' | 'clear') => {
      const context = contextOf('strata', ['🏠'], day, { weather, key: 'day' })
      return drawSky(context, { horizon: 600, disc: { at: [700, 200], radius: 60 }, banded: false })
    }
    const [wet, dry] = [sky('rain'), sky('clear')]
    const lightest = async ({ defs, body }: typeof wet) => {
      const pixels = await rasterOf(defs, body, 64)
      return Math.max(
        ...Array.from(
          { length: 64 * 36 },
          (_, i) => colourAt(pixels, i % 64, Math.floor(i / 64)).l,
        ),
      )
    }
    expect(await lightest(wet), `${day}`).toBeLessThan(0.9)
    expect(await lightest(dry), `${day}`).toBeGreaterThan(0.9)
    expect(wet.body).not.toContain('url(#glow)')
  }
})
