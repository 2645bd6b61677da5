import { expect, test } from 'vitest'
import { oklch } from './colour'
import { fit, roleColours } from './draw-motif'
import { evenBands } from './families/bands/even'
import { FLAT, formOf, isFlat } from './form'
import { areasAbove } from './level-lines'
import { motifNamed } from './motifs/all'
import { createNoise } from './noise'
import { createPalette } from './palette'
import { createRng } from './random'
import { SCHEMES } from './schemes'
import { drawLit } from './shading'

const apple = fit(motifNamed('apple'), 512, 512, 500)

function areaOf(outlines: readonly (readonly (readonly [number, number])[])[]): number {
  return outlines.reduce((all, points) => {
    const twice = points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0)
    return all + twice / 2
  }, 0)
}

test('a body is bright toward the light and dark on the other side, whatever side that is', () => {
  for (const [x, y] of [
    [-0.62, -0.58],
    [0.62, -0.58],
  ] as const) {
    const form = formOf(apple, [x, y])
    const [toward, away] = [
      form.at(512 + x * 290, 540 + y * 250),
      form.at(512 - x * 290, 540 - y * 250),
    ]
    expect(toward).toBeGreaterThan(FLAT)
    expect(away).toBeLessThan(FLAT - 0.2)
  }
})

test('lines along a form run along its outline', () => {
  const form = formOf(apple)
  const beside = form.along(290, 520)
  expect(Math.abs(Math.sin(beside))).toBeGreaterThan(0.7)
})

test('the areas above a level have the right size, less their holes', () => {
  const count = 81
  const values = Float32Array.from({ length: count * count }, (_, i) => {
    const far = Math.hypot((i % count) - 40, Math.floor(i / count) - 40)
    return Math.min(30 - far, far - 10)
  })
  const outlines = areasAbove({ values, count, cell: 2, from: [0, 0] }, 0)
  expect(outlines).toHaveLength(2)
  expect(Math.abs(areaOf(outlines))).toBeCloseTo(Math.PI * (60 ** 2 - 20 ** 2), -3)
})

test('a motif is drawn in three values, what shines and flags in one', () => {
  const [scheme = undefined] = SCHEMES
  if (!scheme) throw new Error('No scheme.')
  const palette = createPalette(scheme, 'day', createRng('palette'))
  const drawn = (name: string) => {
    const placed = fit(motifNamed(name), 512, 512, 500)
    const colours = roleColours(placed.motif, palette, oklch(0.95, 0, 0))
    return drawLit(placed, colours, createNoise(createRng('noise')))
  }
  const fills = (svg: string) => new Set(svg.match(/fill="#\w+"/g)).size
  expect(fills(drawn('heart'))).toBeGreaterThanOrEqual(3)
  expect(drawn('star')).not.toContain('clip')
  expect(isFlat(motifNamed('moon'))).toBe(true)
})

test('bands keep their distance from each other and from what they go round', () => {
  const isBlocked = (x: number, y: number) => Math.hypot(x - 300, y - 300) < 120
  const bands = evenBands({
    size: 600,
    rng: createRng('bands'),
    angle: (x, y) => 0.4 * Math.sin(x / 90) + y / 400,
    isBlocked,
    widths: [36, 18],
    gap: 6,
    longest: 400,
  })
  expect(bands.length).toBeGreaterThan(20)
  bands.forEach(({ line, wide }, i) => {
    for (const [x, y] of line) expect(Math.hypot(x - 300, y - 300)).toBeGreaterThan(115)
    const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0]
    for (const other of bands.slice(i + 1)) {
      const nearest = Math.min(...other.line.map(([ox, oy]) => Math.hypot(ox - x, oy - y)))
      expect(nearest).toBeGreaterThan((wide + other.wide) / 2 - 4)
    }
  })
})
