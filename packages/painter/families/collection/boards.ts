import { mix, oklch } from '../../colour'
import { ellipse, lineOf, type Point, wholeSheet } from '../../geometry'
import { aspectOf } from '../../motif'
import { clipPath, fill, group } from '../../svg'
import { numberWord } from '../../nouns'
import { centred, edgeOf, grid, type Layout, placedIn } from './desk'

/** Tall panels with one line of hills through all of them. */
export const panels: Layout = {
  lines: ['in tall panels'],
  suits: (motifs) =>
    motifs.length < 4 &&
    motifs.every(
      // What is wide is small in a tall panel.
      (motif) =>
        motif.mount === 'stands' &&
        aspectOf(motif) < 1.1 &&
        /^(?:animal|plant|place)$/.test(motif.kind),
    ),
  arrange(desk) {
    const { size, motifs, paper, palette, noise, tints } = desk
    const count = motifs.length === 2 ? 2 : 3
    const { scheme } = palette
    const suns = [oklch(0.72, 0.16, 35), oklch(0.93, 0.07, 92), oklch(0.86, 0.12, 78)]
    const grounds = [
      oklch(0.86, 0.07, 62),
      oklch(0.8, 0.06, scheme.main > 60 && scheme.main < 150 ? 225 : scheme.main),
      oklch(0.36, 0.08, scheme.second > 40 && scheme.second < 180 ? 270 : scheme.second),
    ]
    const hillAt = (x: number, by: number) => 780 + by * 60 + Math.sin(x / 150 + by * 2) * 12
    const middle = size / 2
    const fields = grid(centred(size, 868, 860), count, 1, 34, 3).map((panel, i) => {
      const ground = grounds[count === 2 ? i * 2 : i] ?? palette.mid
      const field = { ...panel, of: i, ground, share: 0.76, high: 760 }
      const motif = motifs[i % motifs.length]
      const foot = motif ? placedIn(motif, field).box.bottom : middle
      // On the slope, a little below its line.
      return { ...field, y: field.y + hillAt(field.x, 0) + 26 - foot }
    })
    const clips = fields.map((field, i) =>
      clipPath(`panel${i}`, edgeOf({ ...field, y: middle, high: 860 }, noise)),
    )
    return {
      medium: `${numberWord(count)} tall panels with`,
      details: ['hills'],
      fields,
      defs: clips.join(''),
      back: fill(wholeSheet(size), mix(paper, tints[4] ?? paper, 0.3)),
      under: (field, ground, i) => {
        const whole = { ...field, y: middle, high: 860 }
        const hills = [0, 1].map((by) => {
          const line = lineOf(24, (t): Point => [t * size, hillAt(t * size, by)])
          const tone = mix(
            ground,
            ground.l > 0.6 ? oklch(0.5, 0.09, 150) : oklch(0.22, 0.06, 265),
            0.5 + by * 0.25,
          )
          return fill([...line, [size, size], [0, size]], tone)
        })
        const sun = ellipse(
          field.x + field.wide * (0.18 - i * 0.18),
          290 + i * 26,
          field.wide * 0.26,
        )
        return group(
          fill(edgeOf(whole, noise), ground) + fill(sun, suns[i] ?? paper) + hills.join(''),
          { clip: `panel${i}` },
        )
      },
      finish: { grain: 1, wobble: 1.4, dropout: 0 },
    }
  },
}
