import { mix } from '../../../colour'
import { lineOf, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { isFlag } from '../../../motifs/flags'
import type { Motif } from '../../../motif'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../../svg'
import { isRepeatable } from '../../suits'
import { edgeOf, type Field, type Layout } from '../desk'
import { diamond, disc, faint, inset, leavesAlong, ornament, spot } from './parts'

const isClear = (motif: Motif) => isRepeatable(motif, 18) || /face|symbol/.test(motif.kind)
const areClear = (motifs: readonly Motif[]) => motifs.every(isClear)

/** A square scarf: a medallion, pieces in its corners, and a border. */
export const scarf: Layout = {
  lines: ['on a scarf'],
  inkings: ['painted', 'madder', 'indigo', 'gilded'],
  arrange({ size, motifs, tints, dark, paper, accent, noise, tones }) {
    const mid = size / 2
    // Inks are seen on paper, as a mixed ground would be dull.
    const field = tones ? paper : faint(tints[0], paper, 0.35)
    const [ground, band] = [tints[4], tints[2] === tints[4] ? tints[1] : tints[2]]
    const side = 80
    const [low, high] = [50 + side / 2, size - 50 - side / 2]
    const count = 11
    const at = (i: number) => low + ((high - low) * i) / (count - 1)
    const cells = Array.from({ length: count }, (_, i) => i).flatMap((i) => [
      ...[low, high].map((y) => spot(at(i), y, side, 1, { ground: band, share: 0.8 })),
      ...(i > 0 && i < count - 1
        ? [low, high].map((x) => spot(x, at(i), side, 1, { ground: band, share: 0.8 }))
        : []),
    ])
    const even = cells.filter(
      ({ x, y }) => Math.round((x + y - 2 * low) / ((high - low) / 10)) % 2 === 0,
    )
    const odd = cells.filter((cell) => !even.includes(cell))
    const [r, c] = [250, 205]
    const corners = [
      [c, c],
      [size - c, c],
      [size - c, size - c],
      [c, size - c],
    ].map(([x = 0, y = 0], i) =>
      spot(x, y, 126, motifs.length > 2 ? 2 : motifs.length - 1, {
        ground,
        share: 1,
        flip: i % 3 > 0,
      }),
    )
    const small = motifs.length > 1
    return {
      medium: 'A printed scarf with',
      details: ['a border'],
      fields: [
        spot(mid, mid, r * 2, 0, { ground: field, share: 0.64 }),
        ...corners,
        ...(small ? even : []),
      ],
      back:
        fill(wholeSheet(size), mix(paper, tints[1], 0.2)) +
        fill(wobble(inset(size, 36), noise, 3), band) +
        fill(wobble(inset(size, 136), noise, 2), ground) +
        stroke(inset(size, 122), accent, 6, { closed: true }) +
        stroke(inset(size, 152), faint(ground, accent, 0.6), 4, { closed: true }) +
        (small ? odd : cells)
          .map(({ x, y }) => fill(diamond(x, y, 24), accent) + fill(diamond(x, y, 11), band))
          .join('') +
        fillAll(
          Array.from({ length: 28 }, (_, i) => {
            const angle = (i / 28) * Math.PI * 2
            return disc(mid + (r + 44) * Math.cos(angle), mid + (r + 44) * Math.sin(angle), 30)
          }),
          faint(ground, accent, 0.5),
        ) +
        fill(disc(mid, mid, r + 42), band) +
        fill(disc(mid, mid, r + 16), accent) +
        fill(disc(mid, mid, r + 6), field) +
        stroke(disc(mid, mid, r - 14), faint(field, dark, 0.35), 3, { closed: true }),
    }
  },
}

/** A wallpaper, every second column half a step lower, with sprigs between. */
export const halfDrop: Layout = {
  lines: ['on wallpaper'],
  inkings: ['indigo', 'painted', 'glazed', 'gilded', 'twoInks'],
  suits: areClear,
  arrange({ size, motifs, tints, dark, paper, accent }) {
    const ground = tints[4]
    const [columns, step] = [4, size / 4]
    const fields = Array.from({ length: columns * 5 }, (_, i): Field => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      return spot(
        step * (column + 0.5),
        step * (row + (column % 2 ? 0 : 0.5)),
        step,
        row + column * (motifs.length > 1 ? 1 : 0),
        {
          ground,
          share: 0.66,
          flip: column % 2 > 0,
        },
      )
    })
    const tone = faint(ground, ground.l > 0.6 ? dark : paper, 0.34)
    const vines = Array.from({ length: columns + 1 }, (_, column) =>
      lineOf(97, (t): Point => [
        step * column + Math.sin(t * Math.PI * 8 + (column % 2 ? Math.PI : 0)) * step * 0.1,
        t * (size + 20) - 10,
      ]),
    )
    return {
      medium: 'A wallpaper with',
      details: ['leafy vines'],
      fields,
      back:
        fill(wholeSheet(size), ground) +
        strokeLines(vines, tone, 4) +
        fillAll(
          vines.flatMap((vine) => leavesAlong(vine, 34, 6)),
          tone,
        ) +
        fillAll(
          vines.flatMap((vine) =>
            vine.filter((_, i) => i % 24 === 12).map(([x, y]) => disc(x, y, 11)),
          ),
          faint(ground, accent, 0.8),
        ),
    }
  },
}

/** Blocks of a quilt with strips between them; every second block is pieced. */
export const quilt: Layout = {
  lines: ['on a quilt'],
  arrange({ size, motifs, tints, dark, paper, accent, noise }) {
    const [strip, edge] = [34, 54]
    const side = (size - 2 * edge - 4 * strip) / 3
    const at = (i: number) => edge + strip + side / 2 + i * (side + strip)
    const cells = Array.from({ length: 9 }, (_, i) =>
      spot(at(i % 3), at(Math.floor(i / 3)), side, 0),
    )
    const ground = mix(paper, tints[4], 0.5)
    const isPlain = (i: number) => i % 2 === 0
    const order = motifs.length > 2 ? [1, 1, 0, 2, 2] : [1, 1, 0, 1, 1]
    const posts = Array.from({ length: 16 }, (_, i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)]
      const by = (n: number) => edge + n * (side + strip)
      return rectangle(by(column), by(row), strip, strip)
    })
    const pieced = cells.filter((_, i) => !isPlain(i))
    return {
      medium: 'A quilt with',
      details: ['pieced stars'],
      fields: cells
        .filter((_, i) => isPlain(i))
        .map((cell, i) => ({ ...cell, of: order[i] ?? 0, ground, share: 0.76 })),
      back:
        fill(wholeSheet(size), tints[2]) +
        fill(wobble(inset(size, edge), noise, 2), tints[1]) +
        fillAll(posts, accent) +
        fillAll(
          cells.map((cell) => edgeOf(cell, noise)),
          ground,
        ) +
        pieced
          .map(({ x, y }) => ornament('STAR', [x, y, side / 2 - 4], [tints[2], tints[0], accent]))
          .join('') +
        strokeAll(
          cells.map((cell) => edgeOf(cell, noise, -9)),
          faint(ground, dark, 0.4),
          2.5,
          '9 8',
        ) +
        strokeAll([inset(size, 30)], faint(tints[2], paper, 0.5), 3, '12 10'),
      finish: { grain: 1.5, wobble: 1.2 },
    }
  },
}

/** Broad stripes with things in columns, between narrow ones with dots. */
export const stripes: Layout = {
  lines: ['on striped cloth'],
  inkings: ['painted', 'twoInks', 'madder', 'glazed'],
  suits: areClear,
  arrange({ size, motifs, tints, accent, paper, dark }) {
    const grounds = [tints[4], tints[4] === tints[0] ? tints[1] : tints[0]]
    const wide = size / 3
    const fields = Array.from({ length: 12 }, (_, i): Field => {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      const ground = grounds[column % 2] ?? paper
      return spot(
        wide * (column + 0.5),
        (size / 4) * (row + 0.5),
        size / 4,
        motifs.length > 1 ? column : 0,
        {
          ground,
          share: 0.76,
          flip: column % 2 > 0,
        },
      )
    })
    const lines = [0, 1, 2, 3].map((i) => rectangle(wide * i - 26, -10, 52, size + 20))
    const dots = [0, 1, 2, 3].flatMap((i) =>
      Array.from({ length: 21 }, (_, k) => disc(wide * i, k * 51.2, 9)),
    )
    return {
      medium: 'A striped cloth with',
      fields,
      back:
        [0, 1, 2]
          .map((i) => fill(rectangle(wide * i, -10, wide, size + 20), grounds[i % 2] ?? paper))
          .join('') +
        fillAll(lines, accent) +
        fillAll(dots, mix(paper, accent, 0.1)) +
        strokeLines(
          [0, 1, 2, 3].flatMap((i) =>
            [-38, 38].map((off): Point[] => [
              [wide * i + off, -10],
              [wide * i + off, size + 10],
            ]),
          ),
          dark,
          5,
        ),
      finish: { grain: 1.4 },
    }
  },
}

/** Zigzag rows in turn. */
export const chevrons: Layout = {
  lines: ['among zigzags'],
  inkings: ['fired', 'painted', 'madder', 'indigo'],
  suits: areClear,
  arrange({ size, motifs, tints, accent, dark, paper }) {
    const [rows, columns] = [3, 4]
    const step = size / rows
    const grounds = [tints[4], tints[4] === tints[1] ? tints[0] : tints[1]]
    const [wide, rise] = [size / columns, 70]
    const edge = (y: number): Point[] =>
      Array.from({ length: columns * 2 + 3 }, (_, i) => [
        (i - 1) * (wide / 2),
        y + (i % 2 ? -rise / 2 : rise / 2),
      ])
    const fields = Array.from({ length: rows * columns }, (_, i): Field => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const side = Math.min(wide, step - rise - 40)
      return spot(wide * (column + 0.5), step * (row + 0.5), side, motifs.length > 1 ? row : 0, {
        ground: grounds[row % 2] ?? paper,
        share: 0.86,
      })
    })
    const bands = Array.from({ length: rows + 1 }, (_, i) => edge(step * i))
    return {
      medium: 'A cloth with zigzag rows and',
      fields,
      back:
        Array.from({ length: rows }, (_, row) =>
          fill(
            [...edge(step * row - (row === 0 ? 80 : 0)), [size + 20, size + 60], [-20, size + 60]],
            grounds[row % 2] ?? paper,
          ),
        ).join('') +
        strokeLines(bands, dark, 34) +
        strokeLines(bands, accent, 18),
      finish: { grain: 1.5 },
    }
  },
}

/** A trellis of diamonds, a thing in each. */
export const trellis: Layout = {
  lines: ['in a trellis'],
  inkings: ['gilded', 'glazed', 'painted', 'indigo', 'fired'],
  suits: (motifs) => motifs.every((motif) => !isFlag(motif.name)) && areClear(motifs),
  arrange({ size, motifs, tints, accent, paper, dark, noise }) {
    const count = 3
    const step = size / count
    const ground = tints[4]
    const second = faint(ground, tints[1] === ground ? accent : tints[1], 0.45)
    const all = Array.from({ length: 5 * 9 }, (_, i): Field => {
      const [column, row] = [i % 5, Math.floor(i / 5)]
      const x = step * (column - 1 + (row % 2 ? 0.5 : 0))
      return spot(
        x,
        (step / 2) * row,
        step,
        motifs.length > 1 ? row + (motifs.length > 2 ? column : 0) : 0,
        {
          ground: row % 2 ? second : ground,
          share: 0.5,
        },
      )
    }).filter(({ x, y }) => x >= 0 && x <= size && y >= 0 && y <= size)
    const lines = Array.from({ length: 14 }, (_, i): Point[][] => {
      const from = (i - 6) * step
      return [
        [
          [from - step / 2, 0],
          [from - step / 2 + size, size],
        ],
        [
          [from + step / 2, 0],
          [from + step / 2 - size, size],
        ],
      ]
    }).flat()
    const line = ground.l > 0.6 ? mix(dark, accent, 0.35) : accent
    const knots = all.flatMap(({ x, y }): Point[] => [
      [x + step / 2, y],
      [x, y + step / 2],
    ])
    return {
      medium: 'A trellis of diamonds with',
      fields: all,
      back:
        fill(wholeSheet(size), ground) +
        fillAll(
          all
            .filter(({ ground: one }) => one === second)
            .map(({ x, y }) => diamond(x, y, step / 2)),
          second,
        ) +
        strokeLines(lines, line, 9) +
        fillAll(
          knots.map(([x, y]) => wobble(diamond(x, y, 25), noise, 1)),
          line,
        ) +
        fillAll(
          knots.map(([x, y]) => diamond(x, y, 11)),
          mix(paper, ground, 0.2),
        ),
    }
  },
}
