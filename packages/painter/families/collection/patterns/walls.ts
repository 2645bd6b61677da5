import { mix, oklch, shade } from '../../../colour'
import { lineOf, type Point, rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll, strokeLines } from '../../../svg'
import { sortOf } from '../../../relations/sorts'
import { isRepeatable } from '../../suits'
import { edgeOf, type Field, type Layout, shadowOf } from '../desk'
import { diamond, disc, faint, inset, ornament, roundel, spot } from './parts'

/** Equal tiles of one thing, and one tile that is another. */
export const oddTile: Layout = {
  lines: ['on a tiled wall'],
  inkings: ['glazed', 'painted', 'glazed', 'twoInks'],
  suits: (motifs) =>
    motifs.every(
      (motif) => isRepeatable(motif, 22) || motif.kind === 'symbol' || motif.kind === 'person',
    ),
  arrange({ size, motifs, tints, paper, dark, accent, noise, brief, tones }) {
    const [count, gap, edge] = [5, 8, 36]
    const side = (size - 2 * edge - 4 * gap) / count
    const at = (n: number) => edge + side / 2 + n * (side + gap)
    const odd = motifs.length > 2 ? [6, 17] : [[7, 12, 16, 8][brief.occurrence % 4] ?? 7]
    const plain = tones ? tints[4] : mix(paper, tints[4], 0.45)
    const other = tones ? tints[1] : tints[3]
    const fields = Array.from({ length: 25 }, (_, i): Field => {
      const turn = odd.indexOf(i)
      return spot(
        at(i % 5),
        at(Math.floor(i / 5)),
        side,
        turn < 0 ? 0 : motifs.length > 1 ? 1 + turn : 0,
        {
          ground: turn < 0 ? plain : other,
          share: 0.64,
          flip: turn >= 0 && motifs.length === 1,
        },
      )
    })
    const corners = fields.flatMap(({ x, y, ground }) =>
      (ground === plain ? [-1, 1] : []).flatMap((sx) =>
        [-1, 1].map((sy): Point[] => {
          const [cx, cy] = [x + (sx * side) / 2 - sx * 6, y + (sy * side) / 2 - sy * 6]
          return [
            [cx, cy],
            [cx - sx * 30, cy],
            [cx, cy - sy * 30],
          ]
        }),
      ),
    )
    return {
      medium: 'A tiled wall with',
      words:
        motifs.length > 1 ? 'One tile is not like the others.' : 'One tile has another colour.',
      fields,
      back: fill(wholeSheet(size), mix(plain, dark, 0.3)),
      under: (field, ground, i) =>
        fill(edgeOf(field, noise), shade(ground, ((i * 7) % 5) * 0.006 - 0.012)),
      front: fillAll(corners, tones ? accent : mix(accent, paper, 0.15)),
      finish: { grain: 0.7, wobble: 1, dropout: 0.1 },
    }
  },
}

/** A chessboard of two grounds with a thing on each. */
export const chess: Layout = {
  lines: ['on a chequered cloth'],
  inkings: ['painted', 'twoInks', 'glazed', 'madder', 'fired'],
  arrange({ size, motifs, tints, paper, dark, accent, noise, tones }) {
    const count = motifs.length === 1 ? 3 : 4
    const edge = 62
    const side = (size - 2 * edge) / count
    const [one, two] = tones
      ? [tints[4] === tints[2] ? tints[1] : tints[4], tints[2]]
      : [mix(paper, tints[4], 0.6), tints[1]]
    const fields = Array.from({ length: count * count }, (_, i): Field => {
      const [column, row] = [i % count, Math.floor(i / count)]
      const isOdd = (column + row) % 2 === 1
      return spot(
        edge + side * (column + 0.5),
        edge + side * (row + 0.5),
        side,
        motifs.length > 2 ? (isOdd ? 1 + (row % 2) : 0) : isOdd ? 1 : 0,
        {
          ground: isOdd ? two : one,
          share: 0.74,
          flip: isOdd && motifs.length === 1,
        },
      )
    })
    return {
      medium: 'A chequered cloth with',
      fields,
      back:
        fill(wholeSheet(size), dark) +
        strokeAll([inset(size, 30)], accent, 7) +
        fill(inset(size, edge - 8), accent),
      under: (field, ground) => fill(edgeOf(field, noise), ground),
      finish: { grain: 1.3 },
    }
  },
}

/** Crests: discs in turn light and dark. */
export const crests: Layout = {
  lines: ['on crests'],
  inkings: ['indigo', 'gilded', 'twoInks', 'fired', 'painted'],
  arrange({ size, tints, paper, dark, accent, tones }) {
    const ground = tones ? tints[4] : mix(tints[4], paper, 0.3)
    const step = (size - 60) / 3
    const isDark = ground.l < 0.55
    const [field, rim] = isDark ? [paper, accent] : [tints[2], accent]
    const fields = Array.from({ length: 9 }, (_, i): Field => {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      const isBare = (column + row) % 2 === 1
      return spot(30 + step * (column + 0.5), 30 + step * (row + 0.5), step, column + row, {
        ground: isBare ? ground : field,
        share: isBare ? 0.6 : 0.56,
      })
    })
    const knots = [1, 2].flatMap((x) => [1, 2].map((y): Point => [30 + step * x, 30 + step * y]))
    return {
      medium: 'Round crests with',
      fields,
      back:
        fill(wholeSheet(size), ground) +
        fields
          .map(({ x, y, ground: one }) =>
            one === ground
              ? strokeAll([disc(x, y, 140)], accent, 7) +
                strokeAll([disc(x, y, 127)], faint(ground, accent, 0.6), 3)
              : roundel(x, y, 144, field, rim),
          )
          .join('') +
        knots
          .map(
            ([x, y]) =>
              fill(diamond(x, y, 34), accent) + fill(diamond(x, y, 15), isDark ? dark : paper),
          )
          .join(''),
    }
  },
}

/** One large, with a border of small ones of the next. */
export const framed: Layout = {
  lines: ['in a border'],
  suits: (motifs) => !/^(?:hand|sign)$/.test(motifs[0] ? sortOf(motifs[0]) : 'sign'),
  inkings: ['twoInks', 'painted', 'glazed', 'madder', 'gilded', 'indigo'],
  arrange({ size, motifs, tints, paper, dark, accent, noise, tones }) {
    const count = 9
    const edge = 34
    const side = (size - 2 * edge) / count
    const band = tones ? (tints[4].l > 0.6 ? tints[2] : tints[1]) : tints[2]
    const ground = tones ? tints[4] : mix(paper, tints[0], 0.4)
    const at = (n: number) => edge + side * (n + 0.5)
    const cells = Array.from({ length: count * count }, (_, i): readonly [number, number] => [
      i % count,
      Math.floor(i / count),
    ]).filter(([x, y]) => x === 0 || y === 0 || x === count - 1 || y === count - 1)
    const isMotif = ([x, y]: readonly [number, number]) => (x + y) % 2 === 0
    const isCorner = ([x, y]: readonly [number, number]) =>
      x % (count - 1) === 0 && y % (count - 1) === 0
    const border =
      motifs.length > 1
        ? cells
            .filter(isMotif)
            .map((cell) =>
              spot(
                at(cell[0]),
                at(cell[1]),
                side,
                motifs.length > 2 && !isCorner(cell) && (cell[0] + cell[1]) % 4 === 2 ? 2 : 1,
                { ground: band, share: 0.76 },
              ),
            )
        : []
    const pieces = cells.filter((cell) => motifs.length === 1 || !isMotif(cell))
    const core = inset(size, edge + side + 8)
    const tonesOf = [faint(band, accent, 0.75), faint(band, paper, 0.5), accent] as const
    return {
      medium: 'A picture in a patterned border with',
      fields: [
        spot(size / 2, size / 2, size - 2 * (edge + side) - 90, 0, { ground, share: 0.88 }),
        ...border,
      ],
      back:
        fill(wholeSheet(size), paper) +
        fill(wobble(inset(size, edge - 6), noise, 2), band) +
        pieces
          .map(([x, y]) =>
            ornament(
              motifs.length > 1 || (x + y) % 2 ? 'DIAMOND' : 'FLOWER',
              [at(x), at(y), side / 2 - 9],
              tonesOf,
            ),
          )
          .join('') +
        fill(core, ground) +
        strokeAll([core], accent, 7) +
        strokeAll([inset(size, edge + side + 26)], faint(ground, dark, 0.5), 3),
    }
  },
}

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

/** A curtain of three cloths with crests. */
export const curtain: Layout = {
  lines: ['on a door curtain'],
  inkings: ['indigo', 'madder', 'indigo', 'painted'],
  suits: (motifs) => motifs.length !== 2,
  arrange({ size, motifs, tints, paper, dark, noise, tones, accent }) {
    const cloth = tones ? tints[4] : tints[2]
    const wall = tones ? mix(paper, accent, 0.12) : mix(paper, tints[0], 0.4)
    const [top, low] = [150, 930]
    const wide = 272
    const at = (i: number) => size / 2 + (i - 1) * (wide + 10)
    const panel = (i: number): Point[] => {
      const x = at(i)
      const wave = lineOf(17, (t): Point => [
        x + wide / 2 - t * wide,
        low + Math.sin(t * Math.PI * 2 + i) * 10,
      ])
      return [[x - wide / 2, top], [x + wide / 2, top], ...wave]
    }
    const disced = tones ? paper : mix(paper, cloth, 0.05)
    const isOne = motifs.length === 1
    const fields = [0, 1, 2].map((i) =>
      spot(
        at(i),
        isOne && i !== 1 ? 540 : 500 + (i === 1 ? 0 : 40),
        wide,
        isOne ? 0 : ([1, 0, 2][i] ?? 0),
        { ground: disced, share: 0.6 },
      ),
    )
    const folds = [0, 1, 2].flatMap((i) =>
      [0.25, 0.5, 0.75].map((t): Point[] => [
        [at(i) - wide / 2 + wide * t, top + 30],
        [at(i) - wide / 2 + wide * t, low - 8],
      ]),
    )
    const tabs = [0, 1, 2].flatMap((i) =>
      [-0.36, 0, 0.36].map((t) => rectangle(at(i) + t * wide - 20, top - 46, 40, 60)),
    )
    return {
      medium: 'A door curtain of three cloths with',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(rectangle(0, 0, size, 66), faint(wall, dark, 0.45)) +
        [0, 1, 2]
          .map(
            (i) =>
              fill(shadowOf(panel(i), 10, 12), dark, { opacity: 0.22 }) +
              fill(wobble(panel(i), noise, 2), cloth),
          )
          .join('') +
        fillAll(tabs, cloth) +
        fill(rectangle(40, top - 40, size - 80, 20), oklch(0.52, 0.07, 65)) +
        strokeLines(folds, shade(cloth, cloth.l > 0.5 ? -0.07 : 0.05), 5) +
        strokeLines(
          [0, 1, 2].map((i): Point[] => [
            [at(i) - wide / 2 + 6, low - 76],
            [at(i) + wide / 2 - 6, low - 76],
          ]),
          faint(cloth, paper, 0.7),
          7,
        ),
      under: (field) =>
        roundel(field.x, field.y, 122, disced, tones ? cloth : accent) +
        stroke(disc(field.x, field.y, 122), disced, 6, { closed: true }),
      finish: { grain: 1.5 },
    }
  },
}

/** Pieces that hang from rods in balance. */
export const mobile: Layout = {
  lines: ['on a mobile'],
  inkings: ['painted', 'twoInks', 'gilded', 'painted'],
  suits: (motifs) => motifs.every((motif) => isRepeatable(motif, 20)),
  arrange({ size, tints, dark, paper, accent, tones }) {
    const wall = tones ? tints[4] : mix(tints[4], paper, 0.35)
    const ink = wall.l > 0.55 ? dark : accent
    const mid = size / 2
    const rod = (from: number, to: number, y: number) =>
      lineOf(21, (t): Point => [from + t * (to - from), y - Math.sin(t * Math.PI) * 26])
    const rods = [rod(238, 770, 156), rod(132, 350, 346), rod(630, 888, 408)]
    const hung: readonly (readonly [x: number, from: number, y: number, side: number])[] = [
      [498, 130, 412, 218],
      [132, 346, 604, 190],
      [350, 346, 742, 224],
      [630, 408, 690, 190],
      [762, 382, 876, 178],
      [888, 408, 622, 190],
    ]
    const fields = hung.map(([x, , y, side], i) =>
      spot(x, y, side, i, { ground: wall, share: 0.92 }),
    )
    const strings: Point[][] = [
      [
        [504, -10],
        [504, 130],
      ],
      [
        [238, 156],
        [238, 320],
      ],
      [
        [770, 156],
        [762, 382],
      ],
      ...hung.map(([x, from, y]): Point[] => [
        [x, from],
        [x, y],
      ]),
    ]
    return {
      medium: 'A mobile with',
      words: 'They hang from rods.',
      fields,
      back:
        fill(wholeSheet(size), wall) +
        fill(
          disc(mid, 520, 430),
          faint(wall, wall.l > 0.55 ? (tones ? paper : tints[0]) : dark, 0.4),
        ) +
        strokeLines(strings, ink, 3.5) +
        strokeLines(rods, ink, 10) +
        fillAll(
          rods
            .flatMap((rod) => [rod[0], rod.at(-1)])
            .flatMap((end) => (end ? [disc(end[0], end[1], 12)] : [])),
          accent,
        ),
    }
  },
}
