import { expect, test } from 'vitest'
import { difference } from '../../colour'
import { fill } from '../../svg'
import { contextOf } from '../../testing/context'
import { colourAt, rasterOf } from '../../testing/raster'
import { buildScene } from './places'
import { street } from './street'
import { sampled } from '../../testing/sample'

test('the mist over the roofs ends in no line across the sky', async () => {
  for (const key of ['day', 'dusk', 'night'] as const) {
    const context = contextOf('street', ['🐷'], 2, { key })
    const { defs, back } = buildScene(context, 'roofs')
    const sky = fill(
      [
        [0, 0],
        [1024, 0],
        [1024, 1024],
        [0, 1024],
      ],
      context.palette.sky[0],
    )
    const pixels = await rasterOf(defs, sky + back, 128)
    // Columns of sky only: no step between rows is visible.
    for (let x = 0; x < 128; x++) {
      for (let y = 1; y < 50; y++) {
        const step = difference(colourAt(pixels, x, y - 1), colourAt(pixels, x, y))
        const isHouse = step > 0.1
        if (isHouse) break
        expect(step, `${key} ${x} ${y}`).toBeLessThan(0.02)
      }
    }
  }
})

test('a quay is no water', () => {
  for (const key of ['day', 'dusk', 'night'] as const) {
    for (const emoji of ['🚋', '🐈', '🐷']) {
      const context = contextOf('street', [emoji], 2, { key })
      const { ground } = buildScene(context, 'quay')
      expect(difference(ground, context.palette.water), key).toBeGreaterThan(0.13)
      expect(ground.h > 200 && ground.c > 0.03, key).toBe(false)
    }
  }
})

test('the main subject of the street of roofs stands on a level ridge', () => {
  for (let day = 0; day < sampled(12, 2); day++) {
    const { land } = buildScene(contextOf('street', ['🐷'], day), 'roofs')
    const [first, second] = land
    expect(first?.at[0]).toBeGreaterThan(1024 * 0.2)
    expect(first?.at[0]).toBeLessThan(1024 * 0.5)
    expect(second?.at[0]).toBeGreaterThan(first?.at[0] ?? Infinity)
    // Above it there is room for the subject under the upper edge.
    expect((first?.at[1] ?? 0) - (first?.high ?? 0)).toBeGreaterThan(1024 * 0.25)
    expect(first?.at[1]).toBeLessThan(1024 * 0.8)
  }
})

test('no shadow of a subject on a roof lies in the air beside it', () => {
  for (let day = 0; day < sampled(8, 2); day++) {
    const context = contextOf('street', ['🐈'], day)
    const { facts, body } = street.draw(context)
    expect(body.includes('mix-blend-mode:multiply'), facts.where).toBe(
      !facts.where?.includes('roofs'),
    )
  }
})

test('on a quay who stands is on this side of the water, and what floats is on it', () => {
  for (let day = 0; day < 4; day++) {
    const land = buildScene(contextOf('street', ['🐐'], day), 'quay').land[0]
    const water = buildScene(contextOf('street', ['🦢'], day), 'quay').water[0]
    expect(land?.at[1]).toBeGreaterThan(1024 * 0.85)
    expect(water?.at[1]).toBeGreaterThan(1024 * 0.7)
  }
})

test('no car, house, tree or heavy animal is on a roof', () => {
  for (let day = 0; day < sampled(12, 2); day++) {
    for (const emoji of ['🚕', '🏠', '🌳', '🐖', '🐐']) {
      const { facts } = street.draw(contextOf('street', [emoji], day))
      expect(facts.where).not.toContain('roofs')
    }
  }
})
