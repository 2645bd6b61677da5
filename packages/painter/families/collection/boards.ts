import { mix, type Oklch, oklch, shade } from '../../colour'
import { drawMotif, roleColours, silhouette } from '../../draw-motif'
import { ellipse, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { clipPath, fill, fillAll, group, stroke, strokeLines } from '../../svg'
import { isRepeatable, isTurnable } from '../suits'
import { ORNAMENTS, placedOn } from '../tiles/ornaments'
import {
  centred,
  type Desk,
  edgeOf,
  type Field,
  grid,
  type Layout,
  placedIn,
  quiet,
  shadowOf,
} from './desk'

/** Compartments of a case in parts of a square of 6 by 6: left, top, wide, high; the first are for
 * the motifs. */
const CASES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [1, 1, 4, 4],
    [0, 0, 1, 2],
    [0, 2, 1, 2],
    [0, 4, 1, 2],
    [5, 0, 1, 2],
    [5, 2, 1, 2],
    [5, 4, 1, 2],
    [1, 0, 2, 1],
    [3, 0, 2, 1],
    [1, 5, 2, 1],
    [3, 5, 2, 1],
  ],
  [
    [0, 0, 3, 4],
    [3, 2, 3, 4],
    [3, 0, 2, 1],
    [5, 0, 1, 2],
    [3, 1, 2, 1],
    [0, 4, 1, 2],
    [1, 4, 2, 1],
    [1, 5, 2, 1],
  ],
  [
    [0, 0, 3, 3],
    [3, 0, 3, 4],
    [0, 4, 4, 2],
    [0, 3, 1, 1],
    [1, 3, 1, 1],
    [2, 3, 1, 1],
    [4, 4, 2, 1],
    [4, 5, 1, 1],
    [5, 5, 1, 1],
  ],
]

/** A case with compartments of different sizes. */
export const cabinet: Layout = {
  lines: ['in a cabinet'],
  suits: ({ length }) => length < 4,
  arrange(desk) {
    const { size, motifs, dark, palette, tints, noise, paper } = desk
    const wood = oklch(palette.key === 'night' ? 0.36 : 0.46, 0.07, 48)
    const [low, unit] = [70, (size - 140) / 6]
    const all = (CASES[motifs.length - 1] ?? []).map(([x, y, wide, high], i): Field => ({
      x: low + (x + wide / 2) * unit,
      y: low + (y + high / 2) * unit,
      wide: wide * unit - 20,
      high: high * unit - 20,
      of: i,
      share: 0.82,
    }))
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
      ({ kind, mount, name }) => mount !== 'flies' && kind !== 'symbol' && !/flag/.test(name),
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
      medium: `${count === 2 ? 'Two' : 'Three'} tall panels with`,
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
          fill(edgeOf(whole, noise), ground) +
            fill(sun, suns[count === 2 ? i : i] ?? paper) +
            hills.join(''),
          { clip: `panel${i}` },
        )
      },
      finish: { grain: 1, wobble: 1.4, dropout: 0 },
    }
  },
}

/** Toy blocks with pictures, piled up. */
export const blocks: Layout = {
  lines: ['on toy blocks'],
  suits: ({ length }) => length === 2 || length === 3 || length === 6,
  arrange(desk) {
    const { size, motifs, dark, tints, paper, noise, palette } = desk
    const isSix = motifs.length === 6
    const side = isSix ? 240 : 330
    const foot = size * 0.86
    const rows = isSix ? [3, 2, 1] : [2, 1]
    let of = 0
    const fields = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, i): Field => ({
        x: size / 2 - 24 + (i - (count - 1) / 2) * (side + 10) + (row % 2 ? 14 : 0),
        y: foot - side * (row + 0.5) - row * 3,
        wide: side,
        high: side,
        of: of++,
        share: 0.64,
      })),
    )
    const wall = mix(tints[1] ?? paper, paper, 0.4)
    return {
      medium: `${isSix ? 'Six' : 'Three'} toy blocks with`,
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(ellipse(size * 0.7, size * 0.34, 210), mix(palette.b, wall, 0.35)) +
        fill(
          rectangle(-20, foot - 60, size + 40, size),
          mix(oklch(0.7, 0.07, 60), palette.light, 0.3),
        ) +
        fill(ellipse(size / 2, foot + 6, side * rows.length * 0.62, 26), dark, { opacity: 0.25 }),
      under: (field, ground) => {
        const h = side / 2
        const [dx, dy] = [46, -34]
        const right: Point[] = [
          [field.x + h, field.y - h],
          [field.x + h + dx, field.y - h + dy],
          [field.x + h + dx, field.y + h + dy],
          [field.x + h, field.y + h],
        ]
        const top: Point[] = [
          [field.x - h, field.y - h],
          [field.x - h + dx, field.y - h + dy],
          [field.x + h + dx, field.y - h + dy],
          [field.x + h, field.y - h],
        ]
        const wood = oklch(0.8, 0.08, 74)
        return (
          fill(right, shade(wood, -0.2)) +
          fill(top, shade(wood, 0.05)) +
          fill(edgeOf(field, noise), wood) +
          fill(edgeOf(field, noise, -20, 1), ground) +
          stroke(edgeOf(field, noise, -20, 1), quiet(ground, 0.16), 4, { closed: true })
        )
      },
    }
  },
}

/** Rows of each motif in turn, between bands. */
export const frieze: Layout = {
  lines: ['in rows', 'row by row'],
  suits: (motifs) =>
    motifs.length > 1 && motifs.length < 5 && motifs.every((motif) => isRepeatable(motif, 16)),
  arrange(desk) {
    const { size, motifs, noise, palette, tints, paper, dark } = desk
    const rows = motifs.length === 2 ? 4 : motifs.length
    const columns = rows === 4 ? 4 : 3
    const all = grid(
      { left: 40, right: size - 40, top: 30, bottom: size - 30 },
      columns,
      rows,
      0,
      1,
    )
    const ground = (row: number) => tints[[4, 1, 0, 1][row % 4] ?? 0] ?? paper
    const bands = Array.from({ length: rows }, (_, row) => {
      const high = (size - 60) / rows
      const top = 30 + row * high
      return fill(wobble(rectangle(-20, top, size + 40, high), noise, 2), ground(row))
    })
    const zigzag = Array.from({ length: rows - 1 }, (_, i) => {
      const y = 30 + ((i + 1) * (size - 60)) / rows
      return lineOf(65, (t): Point => [t * (size + 32) - 16, y + (Math.round(t * 64) % 2 ? 9 : -9)])
    })
    return {
      medium: 'A frieze of rows with',
      fields: all.map((field, i) => {
        const row = Math.floor(i / columns)
        return { ...field, of: row, ground: ground(row), share: 0.66 }
      }),
      back:
        fill(wholeSheet(size), mix(dark, palette.deep, 0.4)) +
        bands.join('') +
        strokeLines(zigzag, mix(palette.a, dark, 0.15), 8),
      finish: { grain: 1.5, wobble: 1.6, dropout: 0.2 },
    }
  },
}

/** Scattered over a cloth and turned, as on a printed textile. */
export const tossed: Layout = {
  lines: [],
  suits: (motifs) =>
    motifs.length < 5 && motifs.every((motif) => isRepeatable(motif, 14) && motif.kind !== 'place'),
  arrange(desk) {
    const { size, motifs, tints, brief, paper, dark, palette } = desk
    const ground =
      [tints[2] ?? dark, tints[4] ?? paper, tints[1] ?? paper][brief.occurrence % 3] ?? paper
    const [columns, step] = [4, size / 4]
    const at = (column: number, row: number): Field => {
      const n = column * 3 + row * 5
      const motif = motifs[(column + row * 2) % motifs.length]
      const turn =
        motif && isTurnable(motif) ? (((n % 7) - 3) * Math.PI) / 4.2 : ((n % 5) - 2) * 0.12
      return {
        x: step * (column + 0.5),
        y: step * (row + (column % 2 ? 0.5 : 0)) + 0,
        wide: step,
        high: step,
        turn,
        of: column + row * 2,
        share: 0.7,
        ground,
      }
    }
    const all = Array.from({ length: columns * 5 }, (_, i) =>
      at(i % columns, Math.floor(i / columns)),
    )
    const isWhole = (field: Field) => {
      const motif = motifs[field.of % motifs.length]
      if (!motif) return false
      const { left, right, top, bottom } = placedIn(motif, field).box
      return Math.min(left, top, size - right, size - bottom) > 26
    }
    const dots = all.flatMap(({ x, y }) => [
      ellipse(x + step / 2, y, 9),
      ellipse(x, y + step / 2, 6),
    ])
    const cut = all
      .filter((field) => !isWhole(field))
      .map((field) => {
        const motif = motifs[field.of % motifs.length]
        return motif
          ? drawMotif(
              placedIn(motif, field),
              roleColours(motif, palette, ground, 0.14),
              desk.noise,
              1,
            )
          : ''
      })
    return {
      medium: 'A printed cloth with',
      fields: all.filter(isWhole),
      back: fill(wholeSheet(size), ground) + fillAll(dots, quiet(ground, 0.2)) + cut.join(''),
      finish: { grain: 1.5, wobble: 1.4, dropout: 0.25 },
    }
  },
}

/** One thing with its outline repeated around it, wider and wider. */
export const echo: Layout = {
  lines: ['in rings'],
  suits: ([motif, other]) => motif !== undefined && !other && !motif.parts,
  arrange(desk) {
    const { size, motifs, tints, paper, palette, noise, brief, dark } = desk
    const [motif] = motifs
    const sets = [
      [tints[2], tints[1], tints[0]],
      [tints[1], paper, tints[3]],
      [palette.deep, palette.mid, palette.light],
    ]
    const rings = (sets[brief.occurrence % 3] ?? []).map((tone) => tone ?? paper)
    const field: Field = {
      x: size / 2,
      y: size / 2,
      wide: 470,
      high: 470,
      of: 0,
      share: 1,
      ground: paper,
    }
    const placed = motif && placedIn(motif, field)
    const even = () => 0
    const lines = Array.from({ length: 10 }, (_, i) => 10 - i).map((n) =>
      placed ? silhouette(placed, rings[n % rings.length] ?? paper, even, 14 + n * 46) : '',
    )
    return {
      medium: 'A poster with rings of outlines around',
      fields: [field],
      back:
        fill(wholeSheet(size), rings[2] ?? paper) +
        lines.join('') +
        (placed ? silhouette(placed, paper, even, 26) : ''),
      finish: { grain: 1.1, wobble: 1, dropout: 0.25 },
      ...(dark ? {} : {}),
    }
  },
}

/** A plate of a catalogue: the thing large, and small ones of it beside it. */
export const plate: Layout = {
  lines: ['in a catalogue'],
  suits: ([motif, other]) =>
    motif !== undefined && !other && motif.kind !== 'place' && motif.kind !== 'person',
  arrange(desk) {
    const { size, paper, tints, noise, dark, palette } = desk
    const ground = mix(paper, tints[0] ?? paper, 0.35)
    const at = (x: number, y: number, side: number, turn: number): Field => ({
      x,
      y,
      wide: side,
      high: side,
      turn,
      of: 0,
      share: 0.86,
      ground,
    })
    const fields = [
      at(512, 400, 600, 0),
      at(250, 820, 210, -0.5),
      at(512, 820, 210, 0),
      at(774, 820, 210, 0.5),
    ]
    const frame = (by: number) =>
      wobble(rectangle(by, by, size - 2 * by, size - 2 * by), noise, 1.5)
    const marks: Point[][] = [
      [
        [130, 712],
        [894, 712],
      ],
      [
        [381, 726],
        [381, 912],
      ],
      [
        [643, 726],
        [643, 912],
      ],
    ]
    return {
      medium: 'A plate of a catalogue with',
      words: 'Below are three small views of it.',
      fields,
      back:
        fill(wholeSheet(size), mix(tints[2] ?? dark, palette.deep, 0.3)) +
        fill(frame(52), ground) +
        stroke(frame(76), dark, 4, { closed: true }) +
        stroke(frame(88), dark, 2, { closed: true }) +
        strokeLines(marks, dark, 3),
    }
  },
}

export type { Desk }
