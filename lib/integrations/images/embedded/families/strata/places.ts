import { mix, oklch, shade } from '../../colour'
import { ellipse, lens, type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext, Place } from '../../painting'
import { clipPath, fill, fillAll, group, num } from '../../svg'
import { cityRow, housePaints, lamps } from './city'
import { bareTree, dottedTrees, firRow, flowers, furrows, reeds } from './growth'
import { landRamp, layer, ridge } from './land'
import { drawRange } from './peaks'
import type { Scene } from './scene'
import type { Disc } from './sky'
import { drawWater } from './water'

/** @param horizon y of the horizon @param left true where the hero has the left side */
type Builder = (context: FamilyContext, horizon: number, disc: Disc, left: boolean) => Scene

function sides(size: number, left: boolean): { hero: number; guest: number } {
  return left
    ? { hero: size * 0.34, guest: size * 0.74 }
    : { hero: size * 0.66, guest: size * 0.26 }
}

function airSlots(context: FamilyContext, horizon: number, disc: Disc): Scene['air'] {
  const { size, palette } = context
  const away = disc.at[0] > size / 2 ? 0.3 : 0.7
  const large = Math.min(size * 0.36, horizon * 0.84)
  const low = disc.at[1] > horizon * 0.45
  return [
    {
      at: [size * away, Math.max(horizon * 0.5, large / 2 + 44)],
      size: large,
      ground: palette.sky[1],
    },
    {
      at: [size * (away < 0.5 ? 0.55 : 0.45), Math.max(horizon * 0.26, 120)],
      size: size * 0.2,
      ground: palette.sky[1],
    },
    {
      at: [size * (away < 0.5 ? 0.88 : 0.12), horizon * (low ? 0.2 : 0.82)],
      size: size * 0.16,
      ground: palette.sky[0],
    },
  ]
}

const sea: Builder = (context, horizon, disc, left) => {
  const { size, palette, rng, noise, brief } = context
  const { hero, guest } = sides(size, left)
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
  const beach = brief.occurrence % 2 === 0
  const shore = size * (beach ? 0.76 : 1.1)
  const water = drawWater(context, { top: horizon, bottom: beach ? shore + 40 : size + 20, disc })
  const random = rng.fork('beach')
  const sandColour =
    palette.key === 'night'
      ? oklch(0.33, 0.05, 320)
      : palette.key === 'dusk'
        ? oklch(0.63, 0.1, 40)
        : oklch(0.8, 0.07, 70)
  const waterAt: Point = [hero, beach ? size * 0.7 : size * 0.8]
  let sand = { defs: '', body: '' }
  if (beach) {
    const edge = ridge(context, shore, size * 0.035, 'hills', 7)
    sand = layer(context, edge, {
      id: 'sand',
      colour: sandColour,
      mist: shade(sandColour, -0.12),
      strokes: 16,
    })
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
          { at: [hero, size * 0.9], size: size * 0.4, ground: sandColour },
          { at: [guest, size * 0.93], size: size * 0.17, ground: sandColour },
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
    air: airSlots(context, horizon, disc),
    details: beach ? ['a beach with pools'] : [],
  }
}

const lake: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { hero, guest } = sides(size, left)
  const land = landRamp(context, 'lake')
  const peaks = drawRange(context, {
    base: horizon - 20,
    rise: size * 0.27,
    colour: land(0.14),
    count: 3,
    snow: true,
    lightLeft: disc.at[0] < size / 2,
    label: 'far',
  })
  const hills = ridge(context, horizon - 4, size * 0.06, 'hills', 2)
  const near = layer(context, hills, {
    id: 'hill',
    colour: land(0.42),
    bottom: horizon + 8,
    strokes: 12,
  })
  const trees = firRow(context, () => horizon + 2, 34, 62, land(0.62), 'far')
  const water = drawWater(context, { top: horizon, bottom: size + 20, disc, reflect: land(0.3) })
  const mirror = group(
    `<g transform="matrix(1 0 0 -0.62 0 ${num(horizon * 1.62)})">${peaks.body}</g>`,
    { opacity: 0.28, clip: 'mirror' },
  )
  const bank = ridge(context, size * 0.93, size * 0.05, 'hills', 8)
  const bankColour = land(0.95)
  const shore = layer(context, bank, { id: 'bank', colour: bankColour, strokes: 12 })
  const clumps =
    reeds(context, guest + (left ? 120 : -120), size * 0.95, 15, mix(bankColour, palette.b, 0.2)) +
    reeds(context, left ? 40 : size - 40, size * 0.98, 9, shade(bankColour, 0.05))
  return {
    defs:
      peaks.defs +
      near.defs +
      clipPath('mirror', rectangle(-20, horizon, size + 40, size)) +
      water.defs +
      shore.defs,
    back: peaks.body + near.body + trees + water.base + mirror + water.marks + shore.body,
    front: clumps,
    land: [
      { at: [hero, bank.heightAt(hero) + 22], size: size * 0.38, ground: palette.water },
      { at: [guest, bank.heightAt(guest) + 26], size: size * 0.18, ground: palette.water },
      { at: [size * 0.5, bank.heightAt(size * 0.5) + 40], size: size * 0.14, ground: bankColour },
    ],
    water: [
      { at: [hero, size * 0.76], size: size * 0.36, ground: palette.water },
      { at: [guest, horizon + 96], size: size * 0.15, ground: palette.water },
      { at: [size * 0.5, horizon + 56], size: size * 0.1, ground: palette.water },
    ],
    air: airSlots(context, horizon, disc),
    details: ['reeds', 'mountains beyond'],
  }
}

const mountain: Builder = (context, horizon, disc, left) => {
  const { size } = context
  const { hero } = sides(size, left)
  const land = landRamp(context, 'mountain')
  const lightLeft = disc.at[0] < size / 2
  const high = drawRange(context, {
    base: horizon + 40,
    rise: size * 0.4,
    colour: land(0.12),
    count: 3,
    snow: true,
    lightLeft,
    label: 'high',
  })
  const low = drawRange(context, {
    base: horizon + 110,
    rise: size * 0.2,
    colour: land(0.36),
    count: 5,
    snow: false,
    lightLeft,
    label: 'low',
  })
  const wood = ridge(context, horizon + 150, size * 0.05, 'hills', 3)
  const woods = layer(context, wood, {
    id: 'wood',
    colour: land(0.5),
    mist: land(0.56),
    strokes: 10,
  })
  const foot = ridge(context, size * 0.78, size * 0.08, 'hills', 5)
  const hills = layer(context, foot, {
    id: 'foot',
    colour: land(0.66),
    mist: shade(land(0.66), -0.05),
  })
  const meadow = ridge(context, size * 0.88, size * 0.05, 'hills', 8)
  const near = layer(context, meadow, { id: 'near', colour: land(0.86), mist: land(1) })
  return {
    defs: high.defs + low.defs + woods.defs + hills.defs + near.defs,
    back:
      high.body +
      low.body +
      firRow(context, wood.heightAt, 44, 46, land(0.56), 'wood') +
      woods.body +
      firRow(context, foot.heightAt, 24, 84, land(0.8), 'far', [hero - 120, hero + 120]) +
      hills.body +
      near.body,
    front: firRow(
      context,
      (x) => meadow.heightAt(x) + 66,
      12,
      190,
      land(1),
      'near',
      left ? [0, size * 0.66] : [size * 0.34, size],
    ),
    land: [
      { at: [hero, meadow.heightAt(hero) + 56], size: size * 0.36, ground: land(0.66) },
      {
        at: [size * (left ? 0.62 : 0.38), foot.heightAt(size * (left ? 0.62 : 0.38)) + 44],
        size: size * 0.13,
        ground: land(0.66),
      },
      { at: [size * 0.5, size * 0.97], size: size * 0.14, ground: land(0.95) },
    ],
    water: [],
    air: airSlots(context, horizon * 0.86, disc),
    details: ['firs', 'snow on the peaks'],
  }
}

const desert: Builder = (context, horizon, disc, left) => {
  const { size, palette, rng } = context
  const { hero, guest } = sides(size, left)
  const land = landRamp(context, 'desert')
  const table = ridge(context, horizon + 8, size * 0.15, 'mesa', 1 + (context.brief.occurrence % 5))
  const mesa = layer(context, table, {
    id: 'mesa',
    colour: land(0.16),
    mist: mix(land(0.2), palette.sky[2], 0.4),
    strokes: 20,
  })
  const rows = [0.3, 0.52, 0.78].map((t, i) => {
    const crest = ridge(context, horizon + 70 + i * size * 0.125, size * 0.085, 'dunes', i + 2)
    return {
      crest,
      ...layer(context, crest, {
        id: `dune${i}`,
        colour: land(t),
        mist: shade(land(t), -0.08),
        strokes: 30,
      }),
    }
  })
  const random = rng.fork('stones')
  const stones = Array.from({ length: 10 }, () =>
    ellipse(
      random.range(0, size),
      random.range(size * 0.86, size),
      random.range(6, 20),
      random.range(4, 10),
      0,
      14,
    ),
  )
  const near = rows.at(-1)?.crest
  const footAt = (x: number) => Math.max(size * 0.8, (near?.heightAt(x) ?? size * 0.8) + 46)
  return {
    defs: mesa.defs + rows.map((row) => row.defs).join(''),
    back:
      mesa.body + rows.map((row) => row.body).join('') + fillAll(stones, shade(land(0.9), -0.08)),
    front: '',
    land: [
      { at: [hero, footAt(hero) + 30], size: size * 0.42, ground: land(0.5) },
      { at: [guest, footAt(guest) + 50], size: size * 0.18, ground: land(0.8) },
      { at: [size * 0.5, size * 0.95], size: size * 0.14, ground: land(0.9) },
    ],
    water: [],
    air: airSlots(context, horizon, disc),
    details: ['table mountains'],
  }
}

const forest: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { hero, guest } = sides(size, left)
  const land = landRamp(context, 'forest')
  const winter = context.brief.weather === 'snow'
  const rows = [0.12, 0.34, 0.58].map((t, i) => {
    const crest = ridge(context, horizon + 10 + i * 78, size * 0.05, 'hills', i + 2)
    const body = layer(context, crest, {
      id: `wood${i}`,
      colour: land(t),
      mist: mix(land(t), palette.sky[2], 0.4),
      strokes: 8,
    })
    return {
      defs: body.defs,
      body:
        firRow(context, crest.heightAt, 26 - i * 5, 100 + i * 58, land(t), `row${i}`) + body.body,
    }
  })
  const floor = ridge(context, size * 0.84, size * 0.04, 'hills', 9)
  const ground = layer(context, floor, { id: 'floor', colour: land(0.8), mist: land(1) })
  const edge = [
    left ? size * 0.9 : size * 0.1,
    left ? size * 0.98 : size * 0.02,
    left ? size * 0.06 : size * 0.94,
  ]
  const tall = edge
    .map((x, i) =>
      winter
        ? bareTree(context, x, size * (0.93 + 0.03 * i), size * (0.66 - 0.12 * i), land(1))
        : fillAll(
            [firTall(context, x, size * (0.95 + 0.02 * i), size * (0.62 - 0.1 * i))],
            shade(land(1), -0.03),
          ),
    )
    .join('')
  return {
    defs: rows.map((row) => row.defs).join('') + ground.defs,
    back:
      rows.map((row) => row.body).join('') +
      ground.body +
      (winter ? '' : flowers(context, floor.heightAt, 22, 'wood')),
    front: tall,
    land: [
      { at: [hero, floor.heightAt(hero) + 62], size: size * 0.36, ground: land(0.62) },
      {
        at: [guest - (left ? 60 : -60), floor.heightAt(guest) + 74],
        size: size * 0.18,
        ground: land(0.8),
      },
      { at: [size * 0.5, size * 0.96], size: size * 0.14, ground: land(0.9) },
    ],
    water: [],
    air: airSlots(context, horizon, disc),
    details: ['rows of firs'],
  }
}

function firTall({ rng }: FamilyContext, x: number, y: number, high: number): Point[] {
  const random = rng.fork(`tall:${Math.round(x)}`)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= 11; i++) {
    const t = i / 11
    const reach = high * 0.24 * t ** 0.9
    left.push(
      [x - reach * random.range(0.85, 1.15), y - high * (1 - t) + 8],
      [x - reach * 0.45, y - high * (1 - t) - high * 0.01],
    )
    right.push(
      [x + reach * random.range(0.85, 1.15), y - high * (1 - t) + 8],
      [x + reach * 0.45, y - high * (1 - t) - high * 0.01],
    )
  }
  return [[x, y - high], ...left, [x, y + 10], ...right.reverse()]
}

const city: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { hero, guest } = sides(size, left)
  const land = landRamp(context, 'city')
  const night = palette.key === 'night'
  const lit = night ? 0.42 : palette.key === 'dusk' ? 0.3 : 0.16
  const ground = size * 0.82
  const peak = left ? 0.68 : 0.32
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
  const reflections =
    shine(40, shade(street, -0.06), 0.7) +
    shine(26, mix(street, palette.sky[1], 0.5), 0.7) +
    (palette.key === 'day'
      ? shine(12, palette.paper, 0.5)
      : shine(34, oklch(0.84, 0.13, 76), 0.75) + shine(14, mix(palette.a, street, 0.2), 0.7))
  return {
    defs: '',
    back: rows + pavement + reflections + lamps(context, ground + 6, 3),
    front: '',
    land: [
      { at: [hero, size * 0.93], size: size * 0.36, ground: mix(land(0.85), warm, 0.4) },
      { at: [guest, size * 0.94], size: size * 0.18, ground: street },
      { at: [size * 0.5, size * 0.97], size: size * 0.14, ground: street },
    ],
    water: [],
    air: airSlots(context, horizon * 0.62, disc),
    details: ['lit windows', 'street lamps'],
  }
}

const meadow: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { hero, guest } = sides(size, left)
  const land = landRamp(context, 'meadow')
  const gold =
    palette.key === 'night'
      ? shade(land(0.6), 0.05)
      : palette.key === 'dusk'
        ? oklch(0.68, 0.12, 62)
        : oklch(0.83, 0.13, 92)
  const far = layer(context, ridge(context, horizon + 6, size * 0.13, 'hills', 1), {
    id: 'far',
    colour: land(0.04),
    mist: mix(land(0.1), palette.sky[2], 0.4),
  })
  const second = layer(context, ridge(context, horizon + 64, size * 0.1, 'hills', 2), {
    id: 'second',
    colour: land(0.26),
  })
  const crest = ridge(context, horizon + 150, size * 0.09, 'hills', 3)
  const third = layer(context, crest, { id: 'third', colour: land(0.55) })
  const field = ridge(context, horizon + 245, size * 0.08, 'hills', 5)
  const golden = layer(context, field, { id: 'field', colour: gold, mist: shade(gold, -0.05) })
  const bank = ridge(context, size * 0.86, size * 0.06, 'hills', 7)
  const near = layer(context, bank, { id: 'near', colour: land(0.84), mist: land(1) })
  const trees = dottedTrees(context, crest.heightAt, 11, 46, land(0.9), 'far')
  const bushes = dottedTrees(context, field.heightAt, 6, 70, land(0.95), 'near')
  return {
    defs: far.defs + second.defs + third.defs + golden.defs + near.defs,
    back:
      far.body +
      second.body +
      third.body +
      furrows(context, crest.heightAt, guest - 220, guest + 240, 90, shade(land(0.55), -0.06)) +
      trees +
      golden.body +
      furrows(context, field.heightAt, -20, size + 20, 120, shade(gold, -0.07)) +
      bushes +
      near.body,
    front: flowers(context, bank.heightAt, palette.key === 'night' ? 24 : 60, 'near'),
    land: [
      { at: [hero, bank.heightAt(hero) + 40], size: size * 0.36, ground: gold },
      { at: [guest, bank.heightAt(guest) + 62], size: size * 0.18, ground: land(0.9) },
      { at: [size * 0.5, size * 0.97], size: size * 0.14, ground: land(0.95) },
    ],
    water: [],
    air: airSlots(context, horizon, disc),
    details: ['fields', 'wild flowers'],
  }
}

export const BUILDERS: Record<Place, Builder> = {
  sea,
  lake,
  mountain,
  desert,
  forest,
  city,
  meadow,
}
export type { Builder }

/** The horizon of each place, as a share of the height. */
export const HORIZONS: Record<Place, readonly [number, number]> = {
  sea: [0.44, 0.54],
  lake: [0.46, 0.54],
  mountain: [0.5, 0.56],
  desert: [0.48, 0.56],
  forest: [0.4, 0.48],
  city: [0.7, 0.7],
  meadow: [0.38, 0.46],
}
