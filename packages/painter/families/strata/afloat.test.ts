import { expect, test } from 'vitest'
import { stand } from '../../draw-motif'
import { contextOf } from '../../testing/context'
import { countDifferent, rasterOf } from '../../testing/raster'
import { allMotifs, motifNamed } from '../../motifs/all'
import { fill } from '../../svg'
import { roleColours } from '../../draw-motif'
import { type Contours, createShown } from '../../shown'
import { drawAfloat, reflectionsOf, surfaceOf } from './afloat'

test('whatever floats has 8 to 14 percent of its height under water', () => {
  const floating = allMotifs().filter(({ mount }) => mount === 'floats')
  expect(floating.length).toBeGreaterThan(6)
  for (const motif of floating) {
    const placed = stand(motif, 500, 700, 300)
    const depth = (placed.box.bottom - surfaceOf(placed)) / (placed.box.bottom - placed.box.top)
    expect(depth, motif.name).toBeGreaterThanOrEqual(0.08)
    expect(depth, motif.name).toBeLessThanOrEqual(0.14)
  }
})

test('the hull of each boat reaches into the water', () => {
  for (const name of ['sailboat', 'rowboat', 'steamer']) {
    const placed = stand(motifNamed(name), 500, 700, 300)
    const hull = placed.shapes.filter(({ role }) => role === 'm').at(-1)
    const keel = Math.max(...(hull?.points ?? []).map(([, y]) => y))
    expect(keel, name).toBeGreaterThan(surfaceOf(placed) + 4)
  }
})

test('what is under the surface is seen only faintly', async () => {
  const context = contextOf('strata', ['🐋'])
  const placed = stand(motifNamed('whale'), 500, 700, 300)
  const colours = roleColours(placed.motif, context.palette, context.palette.water)
  const water = fill(
    [
      [0, 0],
      [1024, 0],
      [1024, 1024],
      [0, 1024],
    ],
    context.palette.water,
  )
  const [full, empty] = [
    await rasterOf('', water + drawAfloat(context, placed, colours, 'whale')),
    await rasterOf('', water),
  ]
  const { left, right, top, bottom } = placed.box
  const surface = surfaceOf(placed)
  const seen = (low: number, high: number) => {
    const { different, all } = countDifferent(full, empty, { left, right, top: low, bottom: high })
    return different / all
  }
  expect(seen(top + 80, surface - 8)).toBeGreaterThan(0.3)
  expect(seen(surface + 24, bottom)).toBeLessThan(0.1)
})

test('a contour round a boat ends at the waterline', async () => {
  const context = contextOf('strata', ['⛵'])
  const placed = stand(motifNamed('sailboat'), 500, 700, 300)
  const colours = roleColours(placed.motif, context.palette, context.palette.water)
  const drawn = async (contours?: Contours) => {
    const { show } = createShown(contours)
    return rasterOf('', drawAfloat({ ...context, show }, placed, colours, 'boat'))
  }
  const [plain, contoured] = [await drawn(), await drawn(new Map([[0, '#ff0000']]))]
  const { left, right, top, bottom } = placed.box
  const changed = (low: number, high: number) =>
    countDifferent(plain, contoured, { left, right, top: low, bottom: high }).different
  expect(changed(top, surfaceOf(placed) - 8)).toBeGreaterThan(0)
  expect(changed(surfaceOf(placed) + 12, bottom + 20)).toBe(0)
})

test('reflections end at the shore', () => {
  const placed = stand(motifNamed('sailboat'), 500, 700, 380)
  const shore = (x: number) => 730 + x / 50
  expect(reflectionsOf(placed)).toHaveLength(9)
  const ended = reflectionsOf(placed, shore)
  expect(ended.length).toBeGreaterThan(0)
  expect(ended.length).toBeLessThan(9)
  for (const [x, y] of ended.flat()) expect(y).toBeLessThan(shore(x))
})
