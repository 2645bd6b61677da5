import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, type Point, rectangle, wholeSheet } from '../../geometry'
import { numberWord } from '../../nouns'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../svg'
import { centred, type Desk, type Field, grid, type Layout, quiet } from './desk'

/** Rims of round things on a wall. */
function rimOf(x: number, y: number, r: number, count: number): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return ellipse(x + r * Math.cos(angle), y + r * Math.sin(angle), r * 0.05)
  })
}

/** Round fields: one, three that are set off from each other, or four. */
function rounds({ size, motifs: { length } }: Desk, isOne: boolean): Field[] {
  if (isOne) return [{ x: size / 2, y: size / 2, wide: 700, high: 700, of: 0 }]
  if (length === 3)
    return [
      [0.29, 0.3],
      [0.71, 0.42],
      [0.36, 0.73],
    ].map(([x = 0, y = 0], i) => ({ x: size * x, y: size * y, wide: 390, high: 390, of: i }))
  return grid(centred(size, 810), 2, 2, 46, length)
}

function groundWall({ size, tints, paper }: Desk, turn: number): { wall: Oklch; body: string } {
  const wall = turn % 2 ? mix(tints[1] ?? paper, paper, 0.2) : (tints[2] ?? paper)
  const stripes = Array.from({ length: 9 }, (_, i) => rectangle(i * 128 - 20, -20, 64, size + 40))
  return { wall, body: fill(wholeSheet(size), wall) + fillAll(stripes, quiet(wall, 0.025)) }
}

export const plates: Layout = {
  lines: ['on china'],
  arrange(desk) {
    const { motifs, paper, dark, brief, palette } = desk
    const isOne = motifs.length === 1 && brief.occurrence % 2 === 1
    const fields = rounds(desk, isOne)
    const ink = oklch(
      0.45,
      0.12,
      palette.scheme.main > 60 && palette.scheme.main < 130 ? 258 : palette.scheme.main,
    )
    return {
      medium: `${isOne ? 'A painted plate' : `${numberWord(fields.length)} painted plates`} on a wall with`,
      fields: fields.map((field) => ({ ...field, share: 0.58, ground: paper })),
      back: groundWall(desk, brief.occurrence >> 1).body,
      under: ({ x, y, wide }, ground) => {
        const r = wide / 2
        return (
          fill(ellipse(x + 10, y + 18, r), dark, { opacity: 0.28 }) +
          fill(ellipse(x, y, r, r, 0, 72), ground) +
          stroke(ellipse(x, y, r * 0.96, r * 0.96, 0, 72), ink, r * 0.03, { closed: true }) +
          fillAll(rimOf(x, y, r * 0.84, 24), ink) +
          stroke(ellipse(x, y, r * 0.72, r * 0.72, 0, 72), ink, r * 0.02, { closed: true })
        )
      },
    }
  },
}

export const hoops: Layout = {
  lines: ['in embroidery'],
  suits: ({ length }) => length === 1,
  arrange(desk) {
    const { dark, brief } = desk
    const fields = rounds(desk, true)
    const wood = oklch(0.7, 0.09, 66)
    return {
      medium: 'An embroidery hoop with',
      fields: fields.map((field) => ({ ...field, share: 0.62 })),
      back: groundWall(desk, brief.occurrence).body,
      under: ({ x, y, wide }, ground) => {
        const r = wide / 2
        const weft = Array.from({ length: 22 }, (_, i): Point[] => {
          const dy = ((i - 10.5) / 11) * r * 0.86
          const dx = Math.sqrt(Math.max(0, (r * 0.88) ** 2 - dy * dy))
          return [
            [x - dx, y + dy],
            [x + dx, y + dy],
          ]
        })
        return (
          fill(ellipse(x + 8, y + 16, r), dark, { opacity: 0.28 }) +
          fill(rectangle(x - r * 0.08, y - r * 1.1, r * 0.16, r * 0.16), shade(wood, -0.2)) +
          fill(ellipse(x, y, r, r, 0, 72), wood) +
          stroke(ellipse(x, y, r * 0.94, r * 0.94, 0, 72), shade(wood, -0.13), 3, {
            closed: true,
          }) +
          fill(ellipse(x, y, r * 0.885, r * 0.885, 0, 72), ground) +
          strokeLines(weft, quiet(ground, 0.03), 3)
        )
      },
      over: ({ x, y, wide }, ground) =>
        strokeAll(
          [ellipse(x, y, wide * 0.39, wide * 0.39, 0, 72)],
          quiet(ground, 0.25),
          4,
          '14 10',
        ),
    }
  },
}
