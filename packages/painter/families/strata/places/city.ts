import { mix, oklch, shade } from '../../../colour'
import { lens, rectangle, wobble } from '../../../geometry'
import { fill, fillAll } from '../../../svg'
import { cityRow, housePaints, lamps } from '../city'
import { landRamp } from '../land'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'

export const city: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { subject, companion } = sides(size, left)
  const land = landRamp(context, 'city')
  const night = palette.key === 'night'
  const lit = night ? 0.42 : palette.key === 'dusk' ? 0.3 : 0.16
  // So broad a street that a bicycle is before it and not before the houses.
  const ground = size * 0.68
  // The towers are on the subject's side, as they would hide the sun on the other one.
  const peak = left ? 0.32 : 0.68
  const warm = night
    ? oklch(0.27, 0.06, 340)
    : palette.key === 'dusk'
      ? oklch(0.44, 0.1, 20)
      : oklch(0.72, 0.1, 40)
  const houses = housePaints(palette.key)
  const rows =
    cityRow(context, {
      base: ground,
      tall: size * 0.5,
      colour: mix(land(0.05), palette.sky[2], 0.3),
      lit: lit * 0.4,
      label: 'far',
      peak,
    }) +
    cityRow(context, {
      base: ground,
      tall: size * 0.37,
      colour: mix(land(0.4), warm, 0.4),
      lit: lit * 0.8,
      label: 'middle',
      peak: 1 - peak,
      paints: houses,
    }) +
    cityRow(context, {
      base: ground,
      tall: size * 0.22,
      colour: mix(land(0.85), warm, 0.4),
      lit,
      label: 'near',
      peak: 0.5,
    })
  const street = night
    ? oklch(0.2, 0.05, 270)
    : palette.key === 'dusk'
      ? oklch(0.42, 0.08, 300)
      : oklch(0.76, 0.045, 265)
  const random = context.rng.fork('wet')
  const shine = (count: number, colour: Parameters<typeof fillAll>[1], opacity: number) =>
    fillAll(
      Array.from({ length: count }, () => {
        const [x, y, w] = [
          random.range(0, size),
          random.range(ground + 24, size),
          random.range(16, 64),
        ]
        return lens([x - w, y], [x + w, y], random.range(5, 11))
      }),
      colour,
      { opacity },
    )
  const pavement = fill(
    wobble(
      [
        [-20, ground],
        [size + 20, ground],
        [size + 20, size + 20],
        [-20, size + 20],
      ],
      context.noise,
      3,
    ),
    street,
  )
  // Bright glints would make water of it.
  const patches = shine(26, shade(street, -0.035), 0.7) + shine(20, shade(street, 0.03), 0.6)
  const kerb = fill(rectangle(-20, ground + 8, size + 40, 10), shade(street, 0.08))
  const fields = [{ until: ground, tone: mix(land(0.85), warm, 0.4) }]
  return {
    defs: '',
    back: rows + pavement + kerb + patches + lamps(context, ground + 6, 3),
    front: '',
    land: [
      { at: [subject, size * 0.95], size: size * 0.36, ground: street, fields },
      { at: [companion, size * 0.94], size: size * 0.18, ground: street, fields },
      { at: [size * 0.5, size * 0.97], size: size * 0.14, ground: street, fields },
    ],
    water: [],
    air: airSlots(context, horizon * 0.62, disc),
    details: [palette.key === 'day' ? 'tall buildings' : 'lit windows'],
  }
}
