import { expect, test } from 'vitest'
import { difference, mix, oklch } from '../../colour'
import { fit, type PlacedMotif } from '../../draw-motif'
import type { Point } from '../../geometry'
import { motifNamed } from '../../motifs/all'
import { createPalette } from '../../palette'
import { createRng } from '../../random'
import { SCHEMES } from '../../schemes'
import { figureStencil, glowOf, outlineStars } from './figure'

function drawn(points: readonly Point[]): PlacedMotif {
  const motif = fit(motifNamed('gem'), 500, 500, 400)
  return { ...motif, shapes: [{ role: 'm', points }] }
}

test('stars sit on the corners of an outline, and the sharpest corner has the largest', () => {
  const stars = outlineStars(
    drawn([
      [500, 100],
      [640, 760],
      [500, 840],
      [360, 760],
    ]),
    1024,
  )
  const nearest = (x: number, y: number) =>
    stars.reduce((best, star) =>
      Math.hypot(star.at[0] - x, star.at[1] - y) < Math.hypot(best.at[0] - x, best.at[1] - y)
        ? star
        : best,
    )
  for (const star of stars) {
    const corners: Point[] = [
      [500, 100],
      [640, 760],
      [500, 840],
      [360, 760],
    ]
    const far = Math.min(...corners.map(([x, y]) => Math.hypot(star.at[0] - x, star.at[1] - y)))
    expect(far).toBeLessThan(30)
  }
  expect(nearest(500, 100).r).toBeGreaterThan(nearest(500, 840).r + 3)
})

test('a figure of dust stands out from every sky', () => {
  for (const scheme of SCHEMES) {
    const palette = createPalette(scheme, 'day', createRng(scheme.name))
    for (const name of ['fox', 'penguin', 'wave', 'moon', 'snake', 'elephant']) {
      const sky = oklch(0.26, 0.08, scheme.main)
      const motif = fit(motifNamed(name), 500, 500, 400)
      const tones = { sky, gold: sky, light: sky }
      const brief = { emojiNames: [name] }
      const { m } = glowOf({ palette, brief }, motif, tones)
      // Dust covers about half of a body that is itself a mix with the sky.
      expect(difference(mix(sky, m, 0.6), sky), `${scheme.name} ${name}`).toBeGreaterThan(0.16)
    }
  }
})

test('a dark face stays darker than white wool, and its eyes and the sky differ from it', () => {
  for (const scheme of SCHEMES) {
    const palette = createPalette(scheme, 'night', createRng(scheme.name))
    for (const name of ['sheep', 'lion']) {
      const sky = oklch(0.24, 0.08, scheme.main)
      const tones = { sky, gold: sky, light: sky }
      const motif = fit(motifNamed(name), 500, 500, 400)
      const { m, s, l } = glowOf({ palette, brief: { emojiNames: [] } }, motif, tones)
      const label = `${scheme.name} ${name}`
      expect(s.l, label).toBeLessThan(m.l - 0.1)
      expect(l.l, label).toBeGreaterThan(s.l + 0.25)
      expect(difference(mix(sky, s, 0.68), sky), label).toBeGreaterThan(0.18)
    }
  }
})

test('no star is inside a figure', () => {
  for (const name of ['sheep', 'zebra', 'owl', 'tiger']) {
    const placed = fit(motifNamed(name), 500, 500, 560)
    const stencil = figureStencil([placed], 1024)
    const stars = outlineStars(placed, 1024)
    expect(stars.length).toBeGreaterThan(2)
    for (const { at } of stars) {
      const around = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
      const isInside = around.every((t) =>
        stencil.at(at[0] + 15 * Math.cos(t), at[1] + 15 * Math.sin(t)),
      )
      expect(isInside, `${name} ${at.join()}`).toBe(false)
    }
  }
})
