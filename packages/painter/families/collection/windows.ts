import { mix, oklch, shade } from '../../colour'
import { ellipse, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { numberWord } from '../../nouns'
import { fill, fillAll, stroke } from '../../svg'
import { centred, type Field, grid, type Layout, oil, quiet } from './desk'

/** A pane with a flat or a round top. */
function pane({ x, y, wide, high }: Field, isRound: boolean, grow = 0): Point[] {
  const [w, h] = [wide / 2 + grow, high / 2 + grow]
  if (!isRound) return rectangle(x - w, y - h, 2 * w, 2 * h)
  return [
    ...lineOf(17, (t): Point => [
      x - w * Math.cos(Math.PI * t),
      y - h + w - w * Math.sin(Math.PI * t),
    ]),
    [x + w, y + h],
    [x - w, y + h],
  ]
}

/** Which of nine windows are lit, by the number of motifs. */
const LIT: readonly (readonly number[])[] = [[1], [0, 5, 6, 7], [0, 2, 4, 6, 7], [0, 2, 5, 6]]

/** Windows of a house at night; some are lit. */
export const facade: Layout = {
  lines: ['at the window'],
  suits: ({ length }) => length < 5,
  arrange(desk) {
    const { size, motifs, palette, dark, noise, rng, brief } = desk
    const wall = mix(oklch(0.36, 0.06, desk.cool), dark, 0.35)
    const side = motifs.length === 1 ? 2 : 3
    const all = grid(centred(size, 760, 850), side, side, 186 / side, 1)
    const isRound = rng.chance(0.5)
    const lit = LIT[motifs.length - 1] ?? []
    const isLarge = motifs.length === 1 && brief.occurrence % 2 === 0
    const large: Field = { x: size / 2, y: size * 0.46, wide: 430, high: 580, of: 0 }
    const places = isLarge ? [large] : lit.flatMap((at) => all[at] ?? [])
    const unlit = isLarge ? [] : all.filter((_, i) => !lit.includes(i))
    const glow = oklch(0.89, 0.105, 84)
    const frame = shade(wall, 0.16)
    const bricks = Array.from({ length: 90 }, () =>
      rectangle(rng.range(0, size), Math.round(rng.range(0, 40)) * 26, rng.range(30, 60), 9),
    )
    const part = ({ x, y, wide, high }: Field, [l = 0, t = 0, w = 0, h = 0]: readonly number[]) =>
      rectangle(x + l * wide, y + t * high, w * wide, h * high)
    const shutters = [-0.98, 0.56].map((left) => part(large, [left, -0.5, 0.42, 1]))
    const slats = [-0.98, 0.56].flatMap((left) =>
      Array.from({ length: 11 }, (_, i) =>
        part(large, [left + 0.05, -0.46 + i * 0.086, 0.32, 0.03]),
      ),
    )
    const whole = (field: Field) =>
      fill(pane(field, isRound, 12), frame) + fill(part(field, [-0.6, 0.51, 1.2, 0.07]), frame)
    const darkOnes = unlit.map(
      (field, i) =>
        whole(field) +
        fill(pane(field, isRound), shade(dark, i % 2 ? -0.05 : 0.02)) +
        fillAll([part(field, [-0.03, -0.5, 0.06, 1]), part(field, [-0.5, -0.02, 1, 0.04])], frame),
    )
    return {
      medium: isLarge
        ? 'A house wall at night; the lit window shows'
        : 'A house wall at night; the lit windows show',
      fields: places.map((field, i) => ({ ...field, of: i, ground: glow, share: 0.8 })),
      back:
        fill(wholeSheet(size), wall) +
        fillAll(bricks, quiet(wall, 0.03)) +
        (isLarge
          ? fillAll(shutters, mix(palette.a, dark, 0.5)) +
            fillAll(slats, mix(palette.a, dark, 0.68))
          : '') +
        darkOnes.join(''),
      under: (field, ground) =>
        fill(wobble(pane(field, isRound, 40), noise, 4), glow, { opacity: 0.22 }) +
        whole(field) +
        fill(pane(field, isRound), ground) +
        fill(part(field, [-0.5, 0.4, 1, 0.1]), shade(ground, -0.16)),
      over: (field) => {
        const { x, y, wide: w, high: h } = field
        const top = y - h / 2 + (isRound ? w * 0.28 : 0)
        const curtains = [-1, 1].map((by): Point[] => {
          const edge = x + (by * w) / 2
          return [
            [edge, top],
            [edge - by * w * 0.13, top + 4],
            [edge - by * w * 0.07, y],
            [edge, y + h * 0.4],
          ]
        })
        return fillAll(curtains, mix(palette.a, dark, 0.25))
      },
      finish: oil('#3a3340', 'slant'),
    }
  },
}

/** Glass domes on shelves. */
export const domes: Layout = {
  lines: ['under glass', 'behind glass'],
  suits: ({ length }) => length < 4,
  arrange(desk) {
    const { size, motifs, dark, paper, tints, palette } = desk
    const count = motifs.length
    const isNight = palette.key === 'night'
    const wall = isNight ? mix(tints[2] ?? dark, dark, 0.4) : mix(tints[1] ?? paper, paper, 0.35)
    const wood = isNight ? oklch(0.45, 0.06, 55) : oklch(0.55, 0.08, 52)
    const wide = [520, 390, 270][count - 1] ?? 270
    const high = [640, 540, 430][count - 1] ?? 430
    const foot = size * 0.8
    const step = (size - 90) / count
    const fields = motifs.map((_, i): Field => ({
      x: 45 + step * (i + 0.5),
      y: foot - high * (count === 3 && i === 1 ? 0.56 : 0.46) - 40,
      wide,
      high: high * (count === 3 && i === 1 ? 1.12 : 0.92),
      of: i,
      share: 0.86,
      ground: mix(wall, paper, 0.3),
    }))
    const disc = ellipse(size * 0.5, size * 0.4, size * 0.36)
    return {
      medium: `${count > 1 ? `${numberWord(count)} glass domes` : 'A glass dome'} on a shelf with`,
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(disc, quiet(wall, 0.03)) +
        fill(rectangle(-20, foot, size + 40, 46), wood) +
        fill(rectangle(-20, foot + 46, size + 40, 240), shade(wall, -0.09)) +
        fill(rectangle(-20, foot + 46, size + 40, 26), dark, { opacity: 0.35 }),
      under: (field, ground) => {
        const { x, wide: w } = field
        return (
          fill(ellipse(x, foot + 4, w * 0.6, 16), dark, { opacity: 0.35 }) +
          fill(rectangle(x - w * 0.58, foot - 38, w * 1.16, 38), shade(wood, -0.16)) +
          fill(rectangle(x - w * 0.52, foot - 60, w * 1.04, 24), shade(wood, -0.08)) +
          fill(pane(field, true), ground, { opacity: 0.75 })
        )
      },
      over: (field) => {
        const { x, y, wide: w, high: h } = field
        const shine = lineOf(14, (t): Point => {
          const angle = Math.PI * (1.06 + t * 0.36)
          return [x + w * 0.4 * Math.cos(angle), y - h / 2 + w / 2 + w * 0.4 * Math.sin(angle)]
        })
        return (
          stroke(pane(field, true), shade(wall, isNight ? 0.3 : -0.22), 6, {
            closed: true,
            opacity: 0.8,
          }) +
          stroke(shine, paper, 11, { opacity: 0.8 }) +
          fill(ellipse(x, y - h / 2 - 16, 18), shade(wood, -0.1))
        )
      },
    }
  },
}
