import { mix, type Oklch, oklch } from '../../colour'
import { ellipse, type Point, wholeSheet } from '../../geometry'
import { fill, fillAll, stroke, strokeAll } from '../../svg'
import { ORNAMENTS, placedOn } from '../tiles/ornaments'
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

/** Small diamonds in two corners of a card. */
function pips(field: Field, colour: Oklch): string {
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

/** Cards in a hand. */
export const fan: Layout = {
  lines: ['on playing cards'],
  suits: ({ length }) => length === 3 || length === 5,
  arrange(desk) {
    const { size, motifs, tints, paper, dark } = desk
    const count = motifs.length
    const fields = motifs.map((_, i): Field => {
      const turn = (i - (count - 1) / 2) * (count > 3 ? 0.27 : 0.36)
      const reach = count > 3 ? 640 : 700
      return {
        x: size / 2 + Math.sin(turn) * reach,
        y: size * 0.47 + reach - Math.cos(turn) * reach,
        wide: count > 3 ? 250 : 320,
        high: count > 3 ? 380 : 500,
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
