import { mix, oklch, shade } from '../../colour'
import { avoidBrown } from '../../palette'
import { ellipse, lineOf, type Point, rectangle, wholeSheet } from '../../geometry'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../svg'
import { placedOn, ORNAMENTS } from '../tiles/ornaments'
import {
  centred,
  type Desk,
  edgeOf,
  type Field,
  grid,
  type Layout,
  quiet,
  shadowOf,
  turned,
} from './desk'

/** px of half a hole in the edge of a stamp. */
const HOLE = 7

/** Points along a side, with half circles that bite into it. */
function perforated(from: Point, to: Point): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const count = Math.round(length / (HOLE * 3.2))
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * length).flatMap((middle) =>
    Array.from({ length: 7 }, (_, k): Point => {
      const angle = Math.PI * (1 - k / 6)
      const [along, inward] = [middle + HOLE * Math.cos(angle), HOLE * Math.sin(angle)]
      return [from[0] + ux * along - uy * inward, from[1] + uy * along + ux * inward]
    }),
  )
}

function stampEdge(field: Field): Point[] {
  const [w, h] = [field.wide / 2, field.high / 2]
  const corners = rectangle(-w, -h, 2 * w, 2 * h)
  return corners
    .flatMap((from, k) => [from, ...perforated(from, corners[(k + 1) % 4] ?? from)])
    .map(turned(field))
}

/** Two rings and waves of ink. */
function postmark(x: number, y: number, r: number, { dark }: Desk): string {
  const waves = [-1, 0, 1].map((row) =>
    lineOf(30, (t): Point => [
      x - r * 1.15 - t * r * 1.9,
      y + row * r * 0.42 + Math.sin(t * 15) * r * 0.08,
    ]),
  )
  const rings = [ellipse(x, y, r), ellipse(x, y, r * 0.66)]
  const bar: Point[] = [
    [x - r * 0.66, y],
    [x + r * 0.66, y],
  ]
  return (
    `<g opacity="0.5">` + strokeAll(rings, dark, 5) + strokeLines([...waves, bar], dark, 5) + `</g>`
  )
}

export const stamps: Layout = {
  lines: [],
  arrange(desk) {
    const { size, motifs, paper, dark, rng, noise, tints } = desk
    const isOne = motifs.length === 1
    const box = isOne ? centred(size, 560, 680) : centred(size, 800, 780)
    const fields = isOne
      ? grid(box, 1, 1, 0, 1)
      : grid(box, 3, motifs.length > 6 ? 3 : 2, 34, motifs.length)
    const isDark = rng.chance(0.5)
    const table = isDark ? (tints[2] ?? dark) : mix(tints[1] ?? paper, paper, 0.25)
    const edge = isOne ? 44 : 24
    const [last] = fields.slice(-1)
    return {
      medium: isOne
        ? 'A postage stamp with'
        : `A sheet of ${fields.length > 6 ? 'nine' : 'six'} stamps with`,
      fields: fields.map((field) => ({ ...field, share: isOne ? 0.72 : 0.7 })),
      back: fill(wholeSheet(size), table),
      under: (field, ground) =>
        fill(shadowOf(stampEdge(field), 5, 8), dark, { opacity: 0.3 }) +
        fill(stampEdge(field), paper) +
        fill(edgeOf(field, noise, -edge, 1), ground) +
        stroke(edgeOf(field, noise, -edge - (isOne ? 16 : 9), 1), quiet(ground, 0.12), 3, {
          closed: true,
        }),
      front: last
        ? postmark(last.x + last.wide * 0.36, last.y + last.high * 0.33, isOne ? 110 : 74, desk)
        : '',
    }
  },
}

/** A row of dots or bars along the upper and lower edge of a label. */
function bandsOf({ x, y, wide, high }: Field, i: number): Point[][] {
  const count = 7
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, k) => {
      const cx = x + (wide * 0.8 * (k - (count - 1) / 2)) / count
      const cy = y + side * high * 0.415
      return i % 2
        ? ellipse(cx, cy, wide * 0.026)
        : rectangle(cx - wide * 0.045, cy - 4, wide * 0.09, 8)
    }),
  )
}

export const labels: Layout = {
  lines: [],
  suits: ({ length }) => length > 1,
  arrange(desk) {
    const { size, motifs, paper, dark, noise, tints } = desk
    const isTwo = motifs.length < 3 || motifs.length === 4
    const fields = grid(centred(size, 780, 800), isTwo ? 2 : 3, 2, 40, motifs.length)
    return {
      medium: `${isTwo ? 'Four' : 'Six'} matchbox labels with`,
      details: ['rows of dots'],
      fields: fields.map((field) => ({ ...field, share: 0.64 })),
      back: fill(wholeSheet(size), mix(paper, tints[0] ?? paper, 0.3)),
      under: (field, ground, i) => {
        const bold = ground.l > 0.6 ? dark : shade(ground, -0.1)
        const r = Math.min(field.wide, field.high * 0.8) * 0.46
        const [w, h] = [field.wide / 2 - 22, field.high * 0.37]
        const rays = Array.from({ length: 16 }, (_, k): Point[] => {
          const at = (turn: number): Point => {
            const reach = Math.min(w / Math.abs(Math.cos(turn)), h / Math.abs(Math.sin(turn)))
            return [field.x + reach * Math.cos(turn), field.y + reach * Math.sin(turn)]
          }
          const angle = (k / 16) * Math.PI * 2
          return [[field.x, field.y], at(angle), at(angle + 0.19)]
        })
        return (
          fill(shadowOf(edgeOf(field, noise), 4, 6), dark, { opacity: 0.22 }) +
          fill(edgeOf(field, noise), bold) +
          fill(edgeOf(field, noise, -12, 1), mix(ground, paper, 0.7)) +
          fillAll(rays, mix(ground, bold, 0.3)) +
          fill(ellipse(field.x, field.y, r), ground) +
          fillAll(bandsOf(field, i), bold)
        )
      },
    }
  },
}

/** A card with round corners. */
function cardEdge(field: Field, r = 26): Point[] {
  const [w, h] = [field.wide / 2 - r, field.high / 2 - r]
  const corners: readonly (readonly [number, number, number])[] = [
    [w, h, 0],
    [-w, h, 1],
    [-w, -h, 2],
    [w, -h, 3],
  ]
  return corners
    .flatMap(([x, y, k]) =>
      Array.from({ length: 7 }, (_, i): Point => {
        const angle = ((k + i / 6) * Math.PI) / 2
        return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
      }),
    )
    .map(turned(field))
}

function card(field: Field, { paper, dark, noise }: Desk, ground = paper): string {
  return (
    fill(shadowOf(cardEdge(field), 5, 9), dark, { opacity: 0.3 }) +
    fill(cardEdge(field), paper) +
    stroke(edgeOf(field, noise, -20, 1), quiet(ground, 0.25), 3, { closed: true })
  )
}

/** Cards in a hand. */
export const fan: Layout = {
  lines: ['on playing cards'],
  suits: ({ length }) => length === 3 || length === 5,
  arrange(desk) {
    const { size, motifs, tints, paper, dark } = desk
    const count = motifs.length
    const fields = motifs.map((_, i): Field => {
      const turn = (i - (count - 1) / 2) * (count > 3 ? 0.27 : 0.34)
      const reach = count > 3 ? 640 : 700
      return {
        x: size / 2 + Math.sin(turn) * reach,
        y: size * 0.47 + reach - Math.cos(turn) * reach,
        wide: count > 3 ? 250 : 290,
        high: count > 3 ? 380 : 440,
        turn,
        of: i,
        share: count > 3 ? 0.7 : 0.8,
        ground: paper,
      }
    })
    const cloth = tints[2] ?? dark
    const rings = [330, 400, 470].map((r) => ellipse(size / 2, size / 2, r, r, 0, 72))
    return {
      medium: 'A fan of playing cards with',
      fields,
      back: fill(wholeSheet(size), cloth) + strokeAll(rings, quiet(cloth, 0.04), 10),
      under: (field) => card(field, desk),
      over: (field, ground) => pips(field, mix(tints[3] ?? ground, dark, 0.2)),
    }
  },
}

/** Small diamonds in two corners of a card. */
function pips(field: Field, colour: ReturnType<typeof shade>): string {
  const at = turned(field)
  const [w, h] = [field.wide / 2 - 44, field.high / 2 - 50]
  const diamonds = [-1, 1].map((side) =>
    (
      [
        [0, -17],
        [12, 0],
        [0, 17],
        [-12, 0],
      ] as const
    ).map(([x, y]): Point => at([x + side * w, y + side * h])),
  )
  return fillAll(diamonds, colour)
}

/** Cards of a game in pairs, some of them face down. */
export const pairs: Layout = {
  lines: ['in pairs'],
  suits: ({ length }) => length > 1 && length < 4,
  arrange(desk) {
    const { size, motifs, tints, paper, dark, rng } = desk
    const all = grid(centred(size, 780, 840), 3, 3, 34, motifs.length)
    const order = rng.fork('pairs').shuffle(all.map((_, i) => i))
    const up = new Set(order.slice(0, motifs.length * 2))
    const fields = order
      .slice(0, motifs.length * 2)
      .map((at, i) => ({ ...all[at], of: i % motifs.length, share: 0.62 }) as Field)
    const table = mix(tints[2] ?? dark, dark, 0.2)
    const [back, mark] = [tints[3] ?? paper, tints[0] ?? paper]
    const backs = all
      .filter((_, i) => !up.has(i))
      .map(
        (field) =>
          card(field, desk) +
          fill(edgeOf(field, desk.noise, -20, 1), back) +
          fillAll(
            placedOn(ORNAMENTS.QUATREFOIL, field.x, field.y, 92).map(([, points]) => points),
            mark,
            { opacity: 0.55 },
          ),
      )
    return {
      medium: 'Nine memory cards, some face down, the others with',
      fields,
      back: fill(wholeSheet(size), table) + backs.join(''),
      under: (field, ground) => card(field, desk) + fill(edgeOf(field, desk.noise, -20, 1), ground),
    }
  },
}

/** A court card: one upright, and the other one or the same upside down. */
export const court: Layout = {
  lines: ['on a playing card'],
  suits: ({ length }) => length < 3,
  arrange(desk) {
    const { size, motifs, tints, paper, dark, noise, brief } = desk
    const whole: Field = { x: size / 2, y: size / 2, wide: 640, high: 900, of: 0 }
    const half = (side: 1 | -1, of: number): Field => ({
      x: size / 2,
      y: size / 2 + side * 205,
      wide: 540,
      high: 390,
      turn: side > 0 ? Math.PI : 0,
      of,
      share: 0.82,
    })
    const cloth = [tints[2], tints[3], tints[1], tints[0]][brief.occurrence % 4] ?? dark
    const back = cloth === tints[2] ? mix(cloth, dark, 0.3) : cloth
    const fields = [half(-1, 0), half(1, motifs.length - 1)]
    return {
      medium: 'A playing card with',
      words: 'Its lower half is upside down.',
      fields,
      back: fill(wholeSheet(size), back) + card(whole, desk),
      under: (field, ground) => fill(edgeOf(field, noise, 0, 1), ground),
      front:
        stroke(
          [
            [242, 512],
            [782, 512],
          ],
          dark,
          6,
        ) +
        pips({ ...whole, wide: 640 }, oklch(0.55, 0.17, 28)) +
        stroke(edgeOf({ ...whole, wide: 540, high: 800 }, noise, 2, 1), dark, 4, {
          closed: true,
          opacity: paper.l > 0.5 ? 0.7 : 0.4,
        }),
    }
  },
}

/** The same again in other colours. */
export const popArt: Layout = {
  lines: [],
  suits: (motifs) => motifs.every(({ kind, name }) => kind !== 'symbol' && !/flag/.test(name)),
  arrange(desk) {
    const { size, motifs, palette, tints } = desk
    const side = motifs.length > 2 ? 3 : 2
    const fields = grid(centred(size, size - 96), side, side, 18, motifs.length)
    const hues = [palette.scheme.main, palette.scheme.second, palette.scheme.accent, palette.b.h]
    const grounds = hues.map((h, i) => avoidBrown(oklch([0.6, 0.83, 0.7, 0.88][i] ?? 0.7, 0.13, h)))
    const sets = hues.map((h, i) => [
      oklch(0.25, 0.07, h),
      avoidBrown(oklch(0.48, 0.13, hues[(i + 2) % 4] ?? h)),
      avoidBrown(oklch(0.72, 0.14, hues[(i + 1) % 4] ?? h)),
      oklch(0.94, 0.05, hues[(i + 1) % 4] ?? h),
    ])
    const at = (i: number) => (i + Math.floor(i / side)) % 4
    return {
      medium: side > 2 ? 'Nine prints in changed colours of' : 'Four prints in changed colours of',
      fields: fields.map((field, i) => ({
        ...field,
        share: 0.8,
        ground: grounds[at(i)] ?? palette.mid,
      })),
      back: fill(wholeSheet(size), mix(desk.paper, tints[4] ?? desk.paper, 0.3)),
      under: (field, ground) => fill(edgeOf(field, desk.noise), ground),
      tones: (i) => sets[at(i)],
      finish: { dropout: 0.35 },
    }
  },
}
