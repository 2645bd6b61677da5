import { expect, test } from 'vitest'
import { oklch } from '../../colour'
import { ellipse } from '../../geometry'
import { createNoise } from '../../noise'
import { createRng } from '../../random'
import { fill } from '../../svg'
import { colourAt, rasterOf } from '../../testing/raster'
import { drawHead } from './plants'

const [SIDE, MIDDLE, R] = [256, 512, 300]
const PETAL = oklch(0.66, 0.16, 350)
const TINT = { petal: PETAL, heart: PETAL, leaf: PETAL, stem: PETAL, dark: PETAL }

/** What tells a pompom from a pebble: how far its edge goes in and out, against its radius, and how
 * much its tones differ. */
async function textureOf(body: string): Promise<{ edge: number; tones: number }> {
  const pixels = await rasterOf(
    '',
    fill(ellipse(MIDDLE, MIDDLE, 700), oklch(0.99, 0, 0)) + body,
    SIDE,
  )
  const at = (r: number, angle: number) => {
    const [x, y] = [MIDDLE + r * Math.cos(angle), MIDDLE + r * Math.sin(angle)]
    return colourAt(pixels, Math.round((x * SIDE) / 1024), Math.round((y * SIDE) / 1024))
  }
  const angles = Array.from({ length: 180 }, (_, i) => (i / 180) * 2 * Math.PI)
  const radii = angles.map((angle) => {
    let r = 1.4 * R
    while (r > 0 && at(r, angle).c < 0.05) r -= 2
    return r
  })
  const lights = angles.flatMap((angle) => [0.2, 0.4, 0.6].map((share) => at(share * R, angle).l))
  const rangeOf = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    return (
      (sorted[Math.floor(sorted.length * 0.95)] ?? 0) -
      (sorted[Math.floor(sorted.length * 0.05)] ?? 0)
    )
  }
  return { edge: rangeOf(radii) / R, tones: rangeOf(lights) }
}

test('a pompom has a ragged edge and florets in several tones, as no pebble has', async () => {
  const pebble = await textureOf(fill(ellipse(MIDDLE, MIDDLE, R), PETAL))
  for (let i = 0; i < 5; i++) {
    const rng = createRng(`pompom ${i}`)
    const head = drawHead('ball', [MIDDLE, MIDDLE], R, TINT, 0, rng, createNoise(rng.fork('noise')))
    const pompom = await textureOf(head)
    expect(pompom.edge).toBeGreaterThan(pebble.edge + 0.1)
    expect(pompom.tones).toBeGreaterThan(pebble.tones + 0.08)
  }
})
