import { expect, test } from 'vitest'
import { fit, stand } from './draw-motif'
import { readShape } from './motif'
import { allMotifs, motifNamed } from './motifs/all'

const MOTIFS = allMotifs()

test('there are hundreds of motifs, each with a name of its own', () => {
  expect(MOTIFS.length).toBeGreaterThanOrEqual(400)
  expect(new Set(MOTIFS.map(({ name }) => name)).size).toBe(MOTIFS.length)
})

test('every motif has a visible main colour and fits its box', () => {
  for (const { name, shapes, box } of MOTIFS) {
    expect(
      shapes.some(({ role }) => role === 'm'),
      name,
    ).toBe(true)
    for (const edge of [box.left, box.top, box.right, box.bottom])
      expect(Math.abs(edge), name).toBeLessThan(1.3)
    for (const { points } of shapes) expect(points.flat().every(Number.isFinite), name).toBe(true)
  }
})

test('a half outline is closed by its mirror image', () => {
  const [shape] = readShape('m| M0 -1 L.5 0 L0 1')
  expect(shape?.points).toEqual([
    [0, -1],
    [0.5, 0],
    [0, 1],
    [-0, 1],
    [-0.5, 0],
    [-0, -1],
  ])
})

test('a doubled shape is drawn on both sides, with its width', () => {
  expect(
    readShape('k/.05& M.2 0 L.4 0').map(({ points, width }) => [points[0]?.[0], width]),
  ).toEqual([
    [0.2, 0.05],
    [-0.2, 0.05],
  ])
})

test('a line that is not in the notation is refused', () => {
  expect(() => readShape('q M0 0')).toThrow('Not a motif shape')
})

test('standing things have their foot on the ground, whatever their nominal box', () => {
  for (const motif of MOTIFS) {
    const { box } = stand(motif, 300, 800, 200)
    expect(box.bottom, motif.name).toBeCloseTo(800, 3)
    expect((box.left + box.right) / 2, motif.name).toBeCloseTo(300, 3)
    expect(box.bottom - box.top, motif.name).toBeLessThanOrEqual(200.001)
  }
})

test('fitted things stay inside their square, flipped or not', () => {
  for (const motif of MOTIFS) {
    for (const flip of [true, false]) {
      const { box } = fit(motif, 0, 0, 100, { flip })
      expect(Math.max(-box.left, box.right, -box.top, box.bottom), motif.name).toBeLessThanOrEqual(
        50.001,
      )
    }
  }
})

test('motifs are found by name, and an unknown name throws', () => {
  expect(motifNamed('whale').kind).toBe('animal')
  expect(() => motifNamed('toString')).toThrow('No motif is called toString.')
})
