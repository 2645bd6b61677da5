import { mix, oklch, shade } from '../../colour'
import { lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { fill, fillAll } from '../../svg'
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
        ? 'A dark house wall; the lit window shows'
        : 'A dark house wall; the lit windows show',
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
