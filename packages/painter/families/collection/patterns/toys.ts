import { mix, oklch, shade } from '../../../colour'
import { rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill } from '../../../svg'
import type { Field, Layout } from '../desk'
import { spot } from './parts'

/** Wooden blocks in a heap, a thing on the front of each. */
export const blocks: Layout = {
  lines: ['on toy blocks', 'on wooden blocks'],
  arrange({ size, motifs, tints, dark, paper, noise }) {
    const side = 262
    const deep = 44
    const foot = 880
    const rows = [3, 2, 1]
    const places = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, i): Field =>
        spot(
          size / 2 - deep / 2 + (i - (count - 1) / 2) * (side + 8),
          foot - side / 2 - row * (side + 2),
          side,
          (i + row * 2) % Math.max(1, motifs.length),
          { share: 0.6 },
        ),
      ),
    )
    const wood = oklch(0.83, 0.07, 78)
    const wall = mix(tints[4].l > 0.5 ? tints[4] : paper, paper, 0.2)
    const frames = [tints[1], tints[3], tints[2], tints[0], tints[3], tints[1]]
    const fields = places.map((one) => ({ ...one, ground: oklch(0.93, 0.03, 86) }))
    const box = ({ x, y }: Field, grow = 0) =>
      rectangle(x - side / 2 - grow, y - side / 2 - grow, side + 2 * grow, side + 2 * grow)
    return {
      medium: 'Toy blocks with',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(rectangle(-10, 800, size + 20, 240), mix(tints[2], wall, 0.35)) +
        fill(rectangle(96, foot - 10, 860, 34), dark, { opacity: 0.25 }) +
        places
          .map((one, i) => {
            const [l, t, r, b] = [
              one.x - side / 2,
              one.y - side / 2,
              one.x + side / 2,
              one.y + side / 2,
            ]
            return (
              fill(
                [
                  [r, t],
                  [r + deep, t - deep],
                  [r + deep, b - deep],
                  [r, b],
                ],
                shade(wood, -0.2),
              ) +
              fill(
                [
                  [l, t],
                  [l + deep, t - deep],
                  [r + deep, t - deep],
                  [r, t],
                ],
                shade(wood, 0.06),
              ) +
              fill(wobble(box(one), noise, 1.5), shade(wood, (i % 3) * 0.012 - 0.012)) +
              fill(wobble(box(one, -16), noise, 1.5), frames[i % 6] ?? tints[1]) +
              fill(wobble(box(one, -34), noise, 1.5), oklch(0.93, 0.03, 86))
            )
          })
          .join(''),
    }
  },
}
