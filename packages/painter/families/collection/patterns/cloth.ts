import { mix } from '../../../colour'
import { rectangle, wholeSheet, wobble } from '../../../geometry'
import { fill, fillAll, stroke, strokeAll } from '../../../svg'
import { edgeOf, type Layout } from '../desk'
import { diamond, disc, faint, inset, ornament, spot } from './parts'

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
