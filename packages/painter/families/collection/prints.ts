import { mix, oklch } from '../../colour'
import { createDistanceField } from '../../distance-field'
import { drawMotif, roleColours } from '../../draw-motif'
import { ellipse, lineOf, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import { areasAbove } from '../../level-lines'
import { numberWord } from '../../nouns'
import { avoidBrown } from '../../palette'
import { createStencil } from '../../stencil'
import { fill, fillAll, stroke, strokeLines } from '../../svg'
import { isRepeatable, isTurnable } from '../suits'
import { centred, edgeOf, type Field, grid, type Layout, placedIn, quiet } from './desk'

/** The same again in other colours. */
export const popArt: Layout = {
  lines: [],
  suits: ([motif, other]) =>
    motif !== undefined && !other && !/symbol|person/.test(motif.kind) && !/flag/.test(motif.name),
  arrange(desk) {
    const { size, motifs, palette, tints } = desk
    const side = 2
    const fields = grid(centred(size, size - 96), side, side, 18, motifs.length)
    const hues = [palette.scheme.main, palette.scheme.second, palette.scheme.accent, palette.b.h]
    const grounds = hues.map((h, i) => avoidBrown(oklch([0.6, 0.83, 0.7, 0.88][i] ?? 0.7, 0.13, h)))
    const sets = hues.map((h, i) => [
      oklch(0.25, 0.07, h),
      avoidBrown(oklch(0.48, 0.13, hues[(i + 2) % 4] ?? h)),
      avoidBrown(oklch(0.72, 0.14, hues[(i + 1) % 4] ?? h)),
      oklch(0.94, 0.05, hues[(i + 1) % 4] ?? h),
    ])
    const at = (i: number) => (i + Math.floor(i / side)) % 4
    return {
      medium: `${numberWord(fields.length)} prints in changed colours of`,
      fields: fields.map((field, i) => ({
        ...field,
        share: 0.8,
        ground: grounds[at(i)] ?? palette.mid,
      })),
      back: fill(wholeSheet(size), mix(desk.paper, tints[4] ?? desk.paper, 0.3)),
      under: (field, ground) => fill(edgeOf(field, desk.noise), ground),
      tones: (i) => sets[at(i)],
      finish: { dropout: 0.35 },
    }
  },
}

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
