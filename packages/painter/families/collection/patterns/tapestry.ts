import { mix, oklch, shade } from '../../../colour'
import { lens, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { SWIMS } from '../../../relations/sorts'
import { fill, fillAll } from '../../../svg'
import { type Layout, placedIn } from '../desk'
import { disc, ring, spot } from './parts'

/** A tapestry: the thing among a thousand small flowers. */
export const meadow: Layout = {
  lines: ['among a thousand flowers', 'on a tapestry'],
  inkings: ['painted'],
  // A boat or an octopus has nothing to do on a meadow.
  suits: (motifs) => motifs.every(({ kind, name }) => kind !== 'vehicle' && !SWIMS.test(name)),
  arrange({ size, motifs, tints, dark, accent, noise, rng, palette }) {
    const hue =
      palette.scheme.main > 30 && palette.scheme.main < 110
        ? 18
        : ([158, 262, 14][Math.round(palette.scheme.main) % 3] ?? 158)
    const ground = oklch(0.3, 0.06, hue)
    const random = rng.fork('flowers')
    const mid = size / 2
    const middle = spot(mid, mid, 460, 0, { ground, share: 0.92 })
    const others = motifs.length > 1
    const corners = [
      [196, 200],
      [828, 200],
      [196, 824],
      [828, 824],
    ].map(([x = 0, y = 0], i) =>
      spot(x, y, 176, motifs.length > 2 ? 1 + ((i + Math.floor(i / 2)) % 2) : 1, {
        ground,
        share: 0.88,
        flip: i % 2 > 0,
      }),
    )
    const hearts = [
      oklch(0.72, 0.14, 22),
      oklch(0.84, 0.11, 88),
      oklch(0.8, 0.06, 250),
      oklch(0.92, 0.03, 90),
      oklch(0.7, 0.12, 340),
    ]
    const green = [oklch(0.52, 0.09, 145), oklch(0.6, 0.09, 125), oklch(0.46, 0.07, 165)]
    const [motif] = motifs
    const box = motif && placedIn(motif, middle).box
    const isFree = (x: number, y: number) =>
      (!box ||
        x < box.left - 34 ||
        x > box.right + 34 ||
        y < box.top - 34 ||
        y > box.bottom + 20) &&
      (!others || corners.every((one) => Math.hypot(x - one.x, y - one.y) > 118)) &&
      Math.min(x, y, size - x, size - y) > 82
    const sprigs = Array.from({ length: 15 * 15 }, (_, i): Point => [
      92 + (i % 15) * 60 + (Math.floor(i / 15) % 2) * 28 + random.range(-10, 10),
      96 + Math.floor(i / 15) * 59 + random.range(-10, 10),
    ]).filter(([x, y]) => isFree(x, y))
    const drawn = sprigs.map(([x, y], i) => {
      const tone = hearts[(i * 7) % hearts.length] ?? accent
      const leaf = green[i % 3] ?? accent
      const r = random.range(9, 14)
      const count = i % 3 === 0 ? 6 : 5
      return (
        fillAll(
          [
            lens([x, y + r], [x - 17, y + r + 20], 8, 2),
            lens([x, y + r], [x + 15, y + r + 23], 8, -2),
          ],
          leaf,
        ) +
        (i % 4 === 3
          ? fillAll(
              [
                lens([x, y + 12], [x - 8, y - 16], 10),
                lens([x, y + 12], [x + 8, y - 16], 10),
                lens([x, y + 12], [x, y - 20], 10),
              ],
              tone,
            )
          : fillAll(
              ring([x, y], r, count, 1).map((one) => disc(one.x, one.y, r * 0.66)),
              tone,
            ) + fill(disc(x, y, r * 0.55), shade(tone, tone.l > 0.8 ? -0.25 : 0.2)))
      )
    })
    return {
      medium: 'A tapestry with',
      details: ['many small flowers'],
      fields: [middle, ...(others ? corners : [])],
      back:
        fill(wholeSheet(size), shade(ground, -0.08)) +
        fill(
          wobble(rectangle(40, 40, size - 80, size - 80), noise, 3),
          mix(tints[0], oklch(0.75, 0.1, 80), 0.5),
        ) +
        fill(wobble(rectangle(56, 56, size - 112, size - 112), noise, 3), mix(ground, dark, 0.3)) +
        fill(wobble(rectangle(68, 68, size - 136, size - 136), noise, 3), ground) +
        drawn.join(''),
      finish: { grain: 1.7, wobble: 1.6, dropout: 0.2 },
    }
  },
}
