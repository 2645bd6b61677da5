import { expect, test } from 'vitest'
import { briefOf } from '../../brief'
import { hueDistance } from '../../colour'
import { roleColours } from '../../draw-motif'
import { isInside, type Point } from '../../geometry'
import { motifNamed } from '../../motifs/all'
import { createPalette } from '../../palette'
import { createRng } from '../../random'
import { SCHEMES } from '../../schemes'
import { PAINTING } from '../../testing/painting'
import { createNoise } from '../../noise'
import { showNothing } from '../../shown'
import { edgeRoles, edgeShown, standEdges } from '../edges'
import { behindOf, glassFor } from './lights'
import { lancetSeats, windowOf, WINDOWS } from './window'

const SIZE = 1024
const NAMES = ['fox', 'penguin', 'heart', 'leaf', 'fish', 'crown', 'sheep', 'octopus', 'key']

function contextOf(name: string, occurrence: number) {
  const [scheme] = SCHEMES
  if (!scheme) throw new Error('No scheme.')
  const rng = createRng('glass')
  const brief = { ...briefOf(PAINTING, rng), subjects: [motifNamed(name)], occurrence }
  const palette = createPalette(scheme, 'day', rng)
  return {
    size: SIZE,
    rng,
    noise: createNoise(rng),
    palette,
    brief,
    show: showNothing,
    copy: showNothing,
  }
}

test('the field has red, yellow, green, blue and violet days', () => {
  const hues = Array.from({ length: 8 }, (_, n) => glassFor(contextOf('octopus', n)).middle.h)
  const known = [
    ...hues,
    ...Array.from({ length: 8 }, (_, n) => glassFor(contextOf('panda', n)).middle.h),
  ]
  for (const hue of [22, 78, 155, 250, 340]) {
    expect(
      known.some((one) => hueDistance(one, hue) < 25),
      String(hue),
    ).toBe(true)
  }
})

test('a subject stands out from the field behind it', () => {
  for (const name of NAMES) {
    for (let occurrence = 0; occurrence < 8; occurrence++) {
      const context = contextOf(name, occurrence)
      const behind = behindOf(glassFor(context))
      const [motif] = context.brief.subjects
      if (!motif) continue
      const edges = edgeRoles(motif)
      const colours = standEdges(edges, roleColours(motif, context.palette, behind), behind, 0.2)
      expect(edgeShown(edges, colours, behind, 0.16), `${name} ${occurrence}`).toBeGreaterThan(0.7)
    }
  }
})

test.each(WINDOWS)('the seat of the window "%s" is behind its glass', (name) => {
  const { lights, seat } = windowOf(name, SIZE)
  const seats = name === 'lancets' ? lancetSeats(SIZE) : [seat]
  for (const { left, top, right, bottom } of seats) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points: Point[] = [
      [x, y],
      [x, top],
      [x, bottom],
      [left, y],
      [right, y],
      [left, bottom],
      [right, bottom],
    ]
    for (const point of points) {
      const isSeen = lights.some((outline) => isInside(point, outline))
      expect(isSeen, `${name} ${point.join()}`).toBe(true)
    }
  }
})
