import { mix, oklch, shade } from '../../../colour'
import { lens, type Point } from '../../../geometry'
import { fill, fillAll } from '../../../svg'
import { landRamp, layer, ridge } from '../land'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'
import { drawWater } from '../water'

export const sea: Builder = (context, horizon, disc, left) => {
  const { size, palette, rng, noise, brief } = context
  const { subject, companion } = sides(size, left)
  const land = landRamp(context, 'sea')
  const hills = layer(context, ridge(context, horizon + 4, size * 0.055, 'hills', 1), {
    id: 'far',
    colour: land(0.08),
    bottom: horizon + 6,
    strokes: 8,
  })
  const isles = rng.fork('isles').chance(0.5)
    ? layer(context, ridge(context, horizon + 26, size * 0.05, 'rough', 2), {
        id: 'isle',
        colour: land(0.25),
        bottom: horizon + 8,
        strokes: 6,
      })
    : { defs: '', body: '' }
  // A lighthouse is drawn with its rock; every other standing motif needs a beach.
  const needsSand = brief.subjects.some(
    ({ mount, name }) => mount === 'stands' && name !== 'lighthouse',
  )
  const beach = needsSand || brief.occurrence % 2 === 0
  const shore = size * (beach ? 0.76 : 1.1)
  const water = drawWater(context, { top: horizon, bottom: beach ? shore + 40 : size + 20, disc })
  const random = rng.fork('beach')
  const sandColour =
    palette.key === 'night'
      ? oklch(0.5, 0.055, 50)
      : palette.key === 'dusk'
        ? oklch(0.63, 0.1, 40)
        : oklch(0.8, 0.07, 70)
  const waterAt: Point = [subject, beach ? size * 0.7 : size * 0.8]
  let sand = { defs: '', body: '' }
  let end: ((x: number) => number) | undefined
  if (beach) {
    const edge = ridge(context, shore, size * 0.035, 'hills', 7)
    sand = layer(context, edge, {
      id: 'sand',
      colour: sandColour,
      mist: shade(sandColour, -0.12),
      strokes: 16,
    })
    end = edge.heightAt
    const foam = edge.edge.map(([x, y]): Point => [x, y + 9 * noise(x / 60, 3)])
    sand.body =
      fill(
        [...foam, ...[...edge.edge].reverse().map(([x, y]): Point => [x, y + 17])],
        mix(palette.sky[2], oklch(0.97, 0.02, 90), 0.6),
        { opacity: 0.85 },
      ) + sand.body
    const pools = Array.from({ length: 7 }, () => {
      const [x, y, w] = [
        random.range(0, size),
        random.range(shore + 40, size - 20),
        random.range(40, 110),
      ]
      return lens([x - w, y], [x + w, y], random.range(8, 20))
    })
    sand.body += fillAll(pools, mix(palette.water, palette.sky[2], 0.45), { opacity: 0.8 })
  }
  return {
    defs: hills.defs + isles.defs + water.defs + sand.defs,
    back: hills.body + isles.body + water.base + water.marks + sand.body,
    front: '',
    land: beach
      ? [
          { at: [subject, size * 0.9], size: size * 0.4, ground: sandColour },
          { at: [companion, size * 0.93], size: size * 0.17, ground: sandColour },
          { at: [size * 0.5, size * 0.96], size: size * 0.14, ground: sandColour },
        ]
      : [],
    water: [
      { at: waterAt, size: size * (beach ? 0.36 : 0.44), ground: palette.water },
      {
        at: [size * (left ? 0.88 : 0.12), horizon + (beach ? 80 : 110)],
        size: size * 0.17,
        ground: palette.water,
      },
      { at: [size * 0.5, horizon + 40], size: size * 0.1, ground: palette.water },
    ],
    ...(end ? { shore: end } : {}),
    air: airSlots(context, horizon, disc),
    details: beach ? ['a beach'] : [],
  }
}
