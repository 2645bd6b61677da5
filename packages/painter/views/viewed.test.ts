import { expect, test } from 'vitest'
import { shareWithin } from '../critic/mask'
import { rasterise } from '../critic/raster'
import { layOut } from '../layout'
import { paintingOf } from '../paint'
import { labOf, seenAs } from '../seen-layout'
import { type Disc, FAMILY_NAMES, type FamilyName } from '../painting'
import { SIDE } from '../preview/coverage'
import { toOklab } from '../critic/outline'
import { dateAfter, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { viewsInTurn } from './turns'
import { VIEWS, type ViewName } from './view'

const CANVAS = { left: 0, top: 0, right: 1024, bottom: 1024 }

function seen(family: FamilyName, view: ViewName) {
  for (let day = 0; day < 24; day++) {
    const layout = layOut({ ...PAINTING, family, dateKey: dateAfter(day) })
    const found = seenAs(layout, view)
    if (found) return { layout, found }
  }
  return undefined
}

test.each(VIEWS.filter((view) => view !== 'whole'))(
  'in the view %s the subjects stay in the picture, and it is another picture',
  (view) => {
    const families = FAMILY_NAMES.filter((family) =>
      viewsInTurn('x', family, 0).includes(view),
    ).slice(0, sampled(9, 2))
    for (const family of families) {
      const pair = seen(family, view)
      if (!pair) continue
      const { layout, found } = pair
      expect(paintingOf(found).svg).not.toBe(paintingOf(layout).svg)
      for (const one of found.shown)
        expect(shareWithin(one, CANVAS), `${family} ${view}`).toBeGreaterThan(0.68)
    }
  },
)

test('no view cuts the sun or moon', () => {
  let found = 0
  for (let day = 0; day < sampled(20, 3); day++) {
    const layout = layOut({ ...PAINTING, family: 'strata', dateKey: dateAfter(day * 37) })
    const withDisc = (disc: Disc) =>
      seenAs({ ...layout, drawing: { ...layout.drawing, disc } }, 'column')
    if (!withDisc({ radius: 80, at: [5000, 300] })) continue
    found++
    // In steps of less than its width it is on the edge of the column at least once.
    const steps = Array.from({ length: 8 }, (_, i) => i * 128 + 64)
    const cut = steps.filter((x) => !withDisc({ radius: 80, at: [x, 300] }))
    expect(cut.length).toBeGreaterThan(0)
    expect(cut.length).toBeLessThan(steps.length)
  }
  expect(found).toBeGreaterThan(0)
})

test('the preview of a moved composition has the colours of the picture', async () => {
  const { found } = seen('strata', 'column') ?? {}
  if (!found) throw new Error('No landscape is seen as a column.')
  const lab = labOf(found)
  const there = toOklab(await rasterise(paintingOf(found).svg, 1024))
  let different = 0
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const off = [0, 1, 2].map((k) => (lab[cell * 3 + k] ?? 0) - (there[cell * 3 + k] ?? 0))
    if (Math.hypot(...off) > 0.12) different++
  }
  expect(different / SIDE ** 2).toBeLessThan(0.06)
})
