import { mix, oklch, type Oklch, shade } from '../../../colour'
import { ellipse, lineOf, type Point, rectangle, wholeSheet } from '../../../geometry'
import { fill, fillAll, strokeLines } from '../../../svg'
import { numberWord } from '../../../nouns'
import { type Field, type Layout, placedIn } from '../desk'
import { from } from '../../in-turn'
import { disc, spot } from '../patterns/parts'
import { sortOf } from '../../../relations/sorts'
import { GOUACHE, hills, points, seatsOf, type Place } from './parts'

const SNOW = oklch(0.97, 0.012, 240)
const GLASSES = [oklch(0.84, 0.06, 225), oklch(0.86, 0.06, 75), oklch(0.82, 0.05, 175)] as const

const EVENINGS = [
  { sky: oklch(0.32, 0.08, 265), hill: oklch(0.5, 0.06, 255), sill: oklch(0.5, 0.09, 45) },
  { sky: oklch(0.36, 0.08, 300), hill: oklch(0.54, 0.06, 290), sill: oklch(0.46, 0.07, 60) },
  { sky: oklch(0.34, 0.06, 210), hill: oklch(0.52, 0.05, 220), sill: oklch(0.48, 0.1, 30) },
] as const
const BASES = [oklch(0.5, 0.16, 25), oklch(0.36, 0.06, 160), oklch(0.72, 0.11, 80)] as const

/** Height of the snow in a globe, in its radii below the middle. */
const SNOW_AT = 0.46

const OF_THREE: readonly Place[] = [
  [192, 614, 168],
  [838, 622, 160],
  [514, 684, 190],
]
const OF_TWO: readonly Place[] = [
  [338, 520, 276],
  [780, 616, 208],
]

/** Snow globes on a window sill, a motif in each. */
export const globes: Layout = {
  lines: ['in snow globes', 'snow globes with {}', 'snowed in: {}'],
  // What does not stand or grow would stick in the snow.
  suits: (motifs) =>
    motifs.every(
      (motif) => sortOf(motif) === 'actor' || /^(?:animal|plant|place|vehicle)$/.test(motif.kind),
    ),
  arrange(desk) {
    const { size, motifs, rng, noise } = desk
    const { sky, hill, sill } = rng.pick(EVENINGS)
    const { seats } = seatsOf(desk, OF_THREE, OF_TWO)
    const bases = rng.shuffle(BASES)
    const glasses = rng.shuffle(GLASSES)
    const fields = seats.map(({ x, y, side: r, of }, i): Field => {
      const field = spot(x, y - r * 0.04, r * 1.36, of, {
        grounds: from(glasses, i),
        high: r * 1.12,
        share: 1,
      })
      const motif = motifs[field.of % motifs.length]
      const foot = motif ? placedIn(motif, field).box.bottom : y
      return { ...field, y: field.y + y + r * (SNOW_AT + 0.08) - foot }
    })
    const flakes = Array.from({ length: 120 }, () =>
      disc(rng.range(0, size), rng.range(0, 760), rng.range(2, 7)),
    )
    const board = 792
    const frame = oklch(0.88, 0.025, 85)
    const globe = (i: number, ground: Oklch) => {
      const { x = 0, y = 0, side: r = 0 } = seats[i] ?? {}
      const base = bases[i] ?? BASES[0]
      const low = y + r * 0.86
      const snow = lineOf(30, (t): Point => {
        const u = 2 * t - 1
        const half = Math.sqrt(1 - SNOW_AT ** 2)
        return [x + u * half * r, y + r * (SNOW_AT - 0.07 * Math.cos(u * 1.5) * (1 - u * u))]
      })
      const bowl = lineOf(30, (t): Point => {
        const angle = Math.asin(SNOW_AT) + t * (Math.PI - 2 * Math.asin(SNOW_AT))
        return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
      })
      const [top, foot] = [r * 0.62, r * 0.82]
      return (
        fill(ellipse(x + 14, low + r * 0.42, r * 0.94, r * 0.1), shade(sill, -0.24), {
          opacity: 0.5,
        }) +
        fill(disc(x, y, r), mix(ground, SNOW, 0.6)) +
        fill(disc(x, y, r - 5), ground) +
        fill([...snow, ...bowl], SNOW) +
        fill(
          points(
            x - top,
            low - r * 0.04,
            x + top,
            low - r * 0.04,
            x + foot,
            low + r * 0.42,
            x - foot,
            low + r * 0.42,
          ),
          base,
        ) +
        fill(rectangle(x - foot * 1.04, low + r * 0.32, foot * 2.08, r * 0.12), shade(base, -0.1)) +
        fill(rectangle(x - top * 1.06, low - r * 0.08, top * 2.12, r * 0.09), shade(base, 0.1))
      )
    }
    const inside = seats.flatMap(({ x, y, side: r }) =>
      Array.from({ length: 16 }, () => {
        const [angle, far] = [rng.range(0, Math.PI * 2), r * rng.range(0.6, 0.92)]
        return disc(x + far * Math.cos(angle), y + far * Math.sin(angle) * 0.9, rng.range(2.5, 6))
      }),
    )
    const shines = seats.map(({ x, y, side: r }) =>
      lineOf(14, (t): Point => {
        const angle = Math.PI * (1.08 + t * 0.3)
        return [x + r * 0.86 * Math.cos(angle), y + r * 0.86 * Math.sin(angle)]
      }),
    )
    return {
      medium: `${numberWord(seats.length)} snow globes on a window sill with`,
      where: 'in them',
      fields,
      back:
        fill(wholeSheet(size), sky) +
        fill(hills(size, noise, 620, 150, 3), mix(hill, sky, 0.4)) +
        fill(hills(size, noise, 720, 130, 8), hill) +
        fillAll(flakes, SNOW, { opacity: 0.75 }) +
        strokeLines([points(512, -20, 512, 800), points(-20, 268, size + 20, 268)], frame, 26) +
        fill(rectangle(-20, -20, 60, size), frame) +
        fill(rectangle(size - 40, -20, 60, size), frame) +
        fill(rectangle(-20, -20, size + 40, 52), frame) +
        fill(rectangle(-20, board, size + 40, 300), sill) +
        fill(rectangle(-20, board, size + 40, 14), shade(sill, 0.1)) +
        strokeLines(
          [870, 950].map((y): Point[] => points(-20, y, size + 20, y + 6)),
          shade(sill, -0.05),
          4,
        ),
      under: (_, ground, i) => globe(i, ground),
      front:
        fillAll(inside, SNOW, { opacity: 0.9 }) + strokeLines(shines, SNOW, 13, { opacity: 0.75 }),
      finish: GOUACHE,
    }
  },
}
