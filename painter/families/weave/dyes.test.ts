import { expect, test } from 'vitest'
import { briefOf } from '../../brief'
import { difference } from '../../colour'
import { motifNamed } from '../../motifs/all'
import { paint } from '../../paint'
import { createPalette, KEYS } from '../../palette'
import { createRng } from '../../random'
import { SCHEMES } from '../../schemes'
import { dateAfter, PAINTING } from '../../testing/painting'
import { APART, dyesFor, figureDyes } from './dyes'

const NAMES = ['fox', 'penguin', 'rocket', 'snowflake', 'guitar', 'sun', 'panda', 'octopus', 'key']

test('both yarns of a figure stand out from the ground and from each other', () => {
  const day = briefOf(PAINTING, createRng('brief'))
  for (const scheme of SCHEMES) {
    for (const key of KEYS) {
      const palette = createPalette(scheme, key, createRng(scheme.name))
      for (const [n, name] of NAMES.entries()) {
        const motif = motifNamed(name)
        const context = { palette, brief: { ...day, subjects: [motif], occurrence: n } }
        const [dyes] = dyesFor(context)
        const { m, s, a, l } = figureDyes(motif, context, dyes)
        const label = `${scheme.name} ${key} ${name}`
        expect(difference(m, dyes.ground), label).toBeGreaterThan(APART - 0.03)
        expect(difference(s, dyes.ground), label).toBeGreaterThan(APART - 0.08)
        expect(difference(m, s), label).toBeGreaterThan(0.12)
        expect([s, s]).toEqual([a, l])
      }
    }
  }
})

test('eight days have at least six layouts', () => {
  const details = Array.from(
    { length: 8 },
    (_, n) =>
      paint({ ...PAINTING, dateKey: dateAfter(n), family: 'weave' }).context.facts.details[0],
  )
  expect(new Set(details).size).toBeGreaterThanOrEqual(6)
})
