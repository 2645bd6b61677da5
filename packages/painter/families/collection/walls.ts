import { mix, oklch, shade } from '../../colour'
import { silhouette } from '../../draw-motif'
import { ellipse, rectangle, wholeSheet, wobble } from '../../geometry'
import { sortOf } from '../../relations/sorts'
import { fill, fillAll, group } from '../../svg'
import { ORNAMENTS, placedOn } from '../tiles/ornaments'
import { centred, edgeOf, type Field, grid, type Layout, placedIn } from './desk'

/** Tools on a board, each before its painted outline. */
export const toolBoard: Layout = {
  lines: ['on the wall'],
  suits: (motifs) =>
    motifs.length < 4 &&
    motifs.every((motif) => sortOf(motif) === 'thing' && motif.kind === 'object'),
  arrange(desk) {
    const { size, motifs, dark, tints, paper, noise } = desk
    const board = oklch(0.78, 0.07, 72)
    const holes = Array.from({ length: 196 }, (_, i) =>
      ellipse(100 + (i % 14) * 63.4, 100 + Math.floor(i / 14) * 63.4, 5, 5, 0, 10),
    )
    const count = motifs.length
    const step = 840 / count
    const fields = motifs.map((_, i): Field => ({
      x: 92 + step * (i + 0.5),
      y: size * 0.53 + (i % 2 ? 40 : 0),
      wide: Math.min(step, 620),
      high: 660,
      of: i,
      share: 0.8,
      ground: board,
    }))
    return {
      medium: 'A tool board with',
      fields,
      back:
        fill(wholeSheet(size), mix(tints[2] ?? dark, dark, 0.1)) +
        fill(wobble(rectangle(56, 56, size - 112, size - 112), noise, 2), board) +
        fillAll(holes, shade(board, -0.25)),
      under: (field) => {
        const motif = motifs[field.of]
        if (!motif) return ''
        const placed = placedIn(motif, field)
        return (
          silhouette(placed, paper, noise, 20) +
          group(silhouette(placed, dark, noise, 1), {
            opacity: 0.3,
            placed: { scale: 1, dx: 12, dy: 18 },
          })
        )
      },
      over: (field) => {
        const motif = motifs[field.of]
        if (!motif) return ''
        const { top } = placedIn(motif, field).box
        return (
          fill(ellipse(field.x, top - 6, 13), dark) + fill(ellipse(field.x - 3, top - 9, 5), paper)
        )
      },
    }
  },
}

/** A tile wall: the motif and an ornament in turn. */
export const checkers: Layout = {
  lines: ['on a tiled wall'],
  arrange(desk) {
    const { size, motifs, palette, paper, noise, tints, brief } = desk
    const count = motifs.length > 1 ? 4 : 3
    const all = grid(centred(size, size - 70), count, count, 8, 1)
    const isMotif = (i: number) => (Math.floor(i / count) + (i % count)) % 2 === 0
    const set = [ORNAMENTS.DIAMOND, ORNAMENTS.STAR, ORNAMENTS.FLOWER, ORNAMENTS.QUATREFOIL]
    const ornament = set[brief.occurrence % set.length] ?? ORNAMENTS.DIAMOND
    const tones = [tints[2] ?? palette.deep, tints[1] ?? palette.light, palette.a]
    const others = all
      .filter((_, i) => !isMotif(i))
      .map(
        ({ x, y, wide }) =>
          fill(edgeOf({ x, y, wide, high: wide, of: 0 }, noise), paper) +
          placedOn(ornament, x, y, wide / 2 - 3)
            .map(([tone, points]) => fill(points, tones[tone - 1] ?? palette.mid))
            .join(''),
      )
    return {
      medium: 'A wall of painted tiles with',
      details: ['ornaments'],
      fields: all
        .filter((_, i) => isMotif(i))
        .map((field, i) => ({ ...field, of: i, share: 0.76 })),
      back: fill(wholeSheet(size), mix(paper, palette.ink, 0.3)) + others.join(''),
      under: (field, ground) => fill(edgeOf(field, noise), ground),
    }
  },
}
