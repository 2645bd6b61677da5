import { mix, shade } from '../../colour'
import { ellipse, type Point, rectangle, wholeSheet } from '../../geometry'
import { numberWord } from '../../nouns'
import { fill, fillAll } from '../../svg'
import { centred, edgeOf, type Field, grid, type Layout, shadowOf } from './desk'

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
      medium: `${numberWord(fields.length)} matchbox labels with`,
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
