import { expect, test } from 'vitest'
import { oklch } from '../../colour'
import { byRole, ofPart } from '../../roles'
import { fit, type RoleColours } from '../../draw-motif'
import { motifNamed } from '../../motifs/all'
import { paint } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { createCloth, STITCHES, workIn } from './cloth'
import { hasFace, onStitches } from './spots'
import { sampled } from '../../testing/sample'

const SIZE = 1024
const STITCH = SIZE / STITCHES

/** A yarn of its own for each role. */
const COLOURS: RoleColours = byRole({}, () => ({
  m: oklch(0.5, 0, 0),
  s: oklch(0.6, 0, 0),
  x: oklch(0.55, 0, 0),
  y: oklch(0.65, 0, 0),
  l: oklch(0.95, 0, 0),
  d: oklch(0.3, 0, 0),
  a: oklch(0.7, 0.1, 30),
  k: oklch(0.1, 0, 0),
}))

/** The roles of a worked figure, row by row; a dot is the ground. */
function worked(name: string, x: number, y: number, side: number): string[] {
  const cloth = createCloth(oklch(1, 0, 0))
  const placed = onStitches(fit(motifNamed(name), x, y, side), STITCH)
  workIn(cloth, [placed], [COLOURS], SIZE)
  const letters = new Map(
    Object.entries(ofPart(COLOURS, 0)).map(([role, colour]) => [colour.l, role]),
  )
  return Array.from({ length: STITCHES }, (_, row) =>
    Array.from({ length: STITCHES }, (_, column) => letters.get(cloth.get(column, row).l) ?? '.'),
  ).map((row) => row.join(''))
}

/** The figure without the ground around it. */
function trimmed(rows: readonly string[]): string[] {
  const used = rows.filter((row) => /[^.]/.test(row))
  const from = Math.min(...used.map((row) => row.search(/[^.]/)))
  const to = Math.max(...used.map((row) => row.trimEnd().replace(/\.+$/, '').length))
  return used.map((row) => row.slice(from, to))
}

test('repeats of a figure have the same stitches, wherever they are', () => {
  for (const name of ['monkey', 'dice', 'bell']) {
    const first = trimmed(worked(name, 300, 300, 290))
    for (const [x, y] of [
      [303, 306.5],
      [611, 309],
      [507, 711],
    ] as const)
      expect(trimmed(worked(name, x, y, 290)), name).toEqual(first)
  }
})

test('the two halves of a face are equal', () => {
  for (const name of ['bear', 'frog']) {
    for (const x of [500, 505, 511]) {
      const rows = trimmed(worked(name, x, 500, 600))
      const mirrored = rows.map((row) => [...row].reverse().join(''))
      // Lines of a mouth are sampled.
      const eyes = (lines: readonly string[]) => lines.map((row) => row.replace(/[^kl]/g, '.'))
      expect(eyes(mirrored).slice(0, rows.length * 0.33), name).toEqual(
        eyes(rows).slice(0, rows.length * 0.33),
      )
    }
  }
})

test('pips of one size are equal', () => {
  const rows = worked('dice', 500, 500, 650).map((row) => row.replace(/[^k]/g, '.'))
  const spots = new Set<string>()
  for (const [y, row] of rows.entries()) {
    for (const { 0: run, index } of row.matchAll(/k+/g)) {
      const above = rows[y - 1] ?? ''
      if (/k/.test(above.slice(index - 1, index + run.length + 1))) continue
      const below = rows
        .slice(y)
        .findIndex((line) => !/k/.test(line.slice(index - 1, index + run.length + 1)))
      spots.add(
        rows
          .slice(y, y + below)
          .map((line) => line.slice(index - 1, index + run.length + 1))
          .join('/'),
      )
    }
  }
  // That of the top and those of the sides.
  expect(spots.size).toBeLessThanOrEqual(2)
})

test('faces and thin lines are not worked in few stitches', () => {
  const faces = ['monkey', 'owl', 'lion', 'crab']
  expect(faces.filter((name) => hasFace(motifNamed(name)))).toEqual(faces)
  expect(['bell', 'heart', 'leaf'].filter((name) => hasFace(motifNamed(name)))).toEqual([])
  for (const emoji of ['🐒', '✂️', '🔑']) {
    for (let day = 0; day < sampled(16, 2); day++) {
      const { shown } = paint({
        ...PAINTING,
        emojis: [emoji],
        dateKey: dateAfter(day),
        family: 'weave',
      })
      expect(shown.length, `${emoji} ${day}`).toBe(1)
    }
  }
})
