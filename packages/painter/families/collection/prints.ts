import { createDistanceField } from '../../distance-field'
import { ellipse, wholeSheet } from '../../geometry'
import { areasAbove } from '../../level-lines'
import { createStencil } from '../../stencil'
import { fill, fillAll } from '../../svg'
import { isRepeatable, isTurnable } from '../suits'
import { type Field, type Layout, placedIn, quiet } from './desk'

/** One thing with its outline repeated around it, wider and wider. */
export const echo: Layout = {
  lines: ['in widening rings'],
  suits: ([motif, other]) =>
    motif !== undefined && !other && !motif.parts && motif.kind !== 'person',
  arrange(desk) {
    const { size, motifs, tints, paper, palette, brief } = desk
    const [motif] = motifs
    const sets = [
      [tints[2], tints[1], tints[0]],
      [tints[1], paper, tints[3]],
      [palette.deep, palette.mid, palette.light],
    ]
    const rings = (sets[brief.occurrence % 3] ?? []).map((tone) => tone ?? paper)
    const [x, y] = [size / 2, size / 2]
    const field: Field = { x, y, wide: 470, high: 470, of: 0, share: 1, ground: paper }
    const placed = motif ? [placedIn(motif, field)] : []
    const distance = createDistanceField(createStencil(placed, size), size)
    const [count, cell] = [68, size / 64]
    const values = Float32Array.from(
      { length: count * count },
      (_, i) => -distance.at(((i % count) - 1.5) * cell, (Math.floor(i / count) - 1.5) * cell),
    )
    const grown = (by: number) =>
      areasAbove({ values, count, cell, from: [-2 * cell, -2 * cell] }, -by)
    const lines = Array.from({ length: 10 }, (_, i) => 10 - i).map((n) =>
      fillAll(grown(14 + n * 46), rings[n % rings.length] ?? paper),
    )
    return {
      medium: 'A poster with rings of outlines around',
      fields: [field],
      back: fill(wholeSheet(size), rings[2] ?? paper) + lines.join('') + fillAll(grown(26), paper),
      finish: { grain: 1.1, wobble: 1, dropout: 0.25 },
    }
  },
}

/** Scattered over a cloth and turned, as on a printed textile: what stands would fall. */
export const tossed: Layout = {
  lines: [],
  suits: (motifs) =>
    motifs.length < 5 && motifs.every((motif) => isRepeatable(motif, 14) && isTurnable(motif)),
  arrange(desk) {
    const { size, tints, brief, paper, dark } = desk
    const ground =
      [tints[2] ?? dark, tints[4] ?? paper, tints[1] ?? paper][brief.occurrence % 3] ?? paper
    const [columns, step] = [4, size / 4]
    const at = (column: number, row: number): Field => {
      const n = column * 3 + row * 5
      const turn = (((n % 7) - 3) * Math.PI) / 4.2
      return {
        x: step * (column + 0.5),
        y: step * (row + (column % 2 ? 0.5 : 0)),
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
    const dots = all.flatMap(({ x, y }) => [
      ellipse(x + step / 2, y, 9),
      ellipse(x, y + step / 2, 6),
    ])
    return {
      medium: 'A printed cloth with',
      fields: all,
      back: fill(wholeSheet(size), ground) + fillAll(dots, quiet(ground, 0.2)),
      finish: { grain: 1.5, wobble: 1.4, dropout: 0.25 },
    }
  },
}
