import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { clipPath, fill, fillAll, group } from '../../svg'
import { numberWord } from '../../nouns'
import { ORNAMENTS, placedOn } from '../tiles/ornaments'
import { centred, edgeOf, type Field, grid, type Layout, shadowOf } from './desk'

/** Compartments of a case in parts of a square of 6 by 6: left, top, wide, high; the first are for
 * the motifs. */
const CASES = [
  '1144 0012 0212 0412 5012 5212 5412 1021 3021 1521 3521',
  '0034 3234 3021 5012 3121 0412 1421 1521',
  '0033 3034 0442 0311 1311 2311 4421 4511 5511',
].map((text) => text.split(' ').map((one) => [...one].map(Number)))

/** A case with compartments of different sizes. */
export const cabinet: Layout = {
  lines: ['in a cabinet'],
  suits: ({ length }) => length > 1 && length < 4,
  arrange(desk) {
    const { size, motifs, dark, palette, tints, noise, paper } = desk
    const wood = oklch(palette.key === 'night' ? 0.36 : 0.46, 0.07, 48)
    const [low, unit] = [70, (size - 140) / 6]
    const all = (CASES[motifs.length - 1] ?? []).map(
      ([x = 0, y = 0, wide = 1, high = 1], i): Field => ({
        x: low + (x + wide / 2) * unit,
        y: low + (y + high / 2) * unit,
        wide: wide * unit - 20,
        high: high * unit - 20,
        of: i,
        share: 0.82,
      }),
    )
    const box = (field: Field, ground: Oklch) => {
      const [l, t] = [field.x - field.wide / 2, field.y - field.high / 2]
      const shadow: Point[] = [
        [l, t],
        [l + field.wide, t],
        [l + field.wide, t + 14],
        [l + 14, t + 14],
        [l + 14, t + field.high],
        [l, t + field.high],
      ]
      return fill(edgeOf(field, noise), ground) + fill(shadow, dark, { opacity: 0.38 })
    }
    const set = [ORNAMENTS.FLOWER, ORNAMENTS.STAR, ORNAMENTS.DIAMOND]
    const small = all.slice(motifs.length).map((field, i) => {
      const ground = tints[(i * 2 + 1) % tints.length] ?? paper
      const side = Math.min(field.wide, field.high) * 0.34
      const count = Math.max(
        1,
        Math.round(Math.max(field.wide, field.high) / Math.min(field.wide, field.high)),
      )
      const isTall = field.high > field.wide
      const things = Array.from({ length: count }, (_, k) => {
        const by = ((k - (count - 1) / 2) * Math.max(field.wide, field.high)) / count
        const [x, y] = [field.x + (isTall ? 0 : by), field.y + (isTall ? by : 0)]
        const tone = mix(ground, ground.l > 0.6 ? dark : paper, 0.72)
        if (i % 3 === 0)
          return (
            fill(ellipse(x, y, side), tone) +
            fill(ellipse(x - side * 0.3, y - side * 0.3, side * 0.25), shade(tone, 0.15))
          )
        return fillAll(
          placedOn(set[i % 3] ?? ORNAMENTS.STAR, x, y, side).map(([, points]) => points),
          tone,
        )
      })
      return box(field, ground) + things.join('')
    })
    return {
      medium: 'A wooden case with compartments that hold',
      details: ['small ornaments'],
      fields: all.slice(0, motifs.length),
      back:
        fill(wholeSheet(size), mix(paper, tints[1] ?? paper, 0.5)) +
        fill(shadowOf(rectangle(44, 44, size - 88, size - 88), 8, 12), dark, { opacity: 0.3 }) +
        fill(wobble(rectangle(44, 44, size - 88, size - 88), noise, 2), wood) +
        small.join(''),
      under: box,
    }
  },
}

/** Tall panels with one line of hills through all of them. */
export const panels: Layout = {
  lines: ['in tall panels'],
  suits: (motifs) =>
    motifs.length < 4 &&
    motifs.every(
      ({ kind, mount }) => mount !== 'flies' && /^(?:animal|plant|vehicle|place)$/.test(kind),
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
    const fields = grid(centred(size, 868, 860), count, 1, 34, 3).map((field, i) => ({
      ...field,
      of: i,
      ground: grounds[count === 2 ? i * 2 : i] ?? palette.mid,
      share: 0.94,
      high: 760,
    }))
    const hillAt = (x: number, by: number) => 780 + by * 60 + Math.sin(x / 150 + by * 2) * 34
    const clips = fields.map((field, i) =>
      clipPath(`panel${i}`, edgeOf({ ...field, high: 860 }, noise)),
    )
    return {
      medium: `${numberWord(count)} tall panels with`,
      details: ['hills'],
      fields: fields.map((field) => ({ ...field, y: field.y + 130 })),
      defs: clips.join(''),
      back: fill(wholeSheet(size), mix(paper, tints[4] ?? paper, 0.3)),
      under: (field, ground, i) => {
        const whole = { ...field, y: field.y - 130, high: 860 }
        const hills = [0, 1].map((by) => {
          const line = lineOf(24, (t): Point => [t * size, hillAt(t * size, by)])
          const tone = mix(
            ground,
            ground.l > 0.6 ? oklch(0.5, 0.09, 150) : oklch(0.22, 0.06, 265),
            0.35 + by * 0.25,
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
