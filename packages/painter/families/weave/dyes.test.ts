import { expect, test } from 'vitest'
import { briefOf } from '../../brief'
import { difference } from '../../colour'
import { motifNamed } from '../../motifs/all'
import { paint } from '../../paint'
import { createPalette, KEYS } from '../../palette'
import { createRng } from '../../random'
import { SCHEMES } from '../../schemes'
import { dateAfter, PAINTING } from '../../testing/painting'
import { sampled } from '../../testing/sample'
import { STITCHES } from './cloth'
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
        expect(difference(a, m), label).toBeGreaterThan(0.11)
        expect(Math.max(l.l, m.l), label).toBeGreaterThanOrEqual(s.l - 0.1)
      }
    }
  }
})

test('pale faces stay paler than the fur, eyes darker than the face, caps off the ground', () => {
  const day = briefOf(PAINTING, createRng('brief'))
  for (const scheme of SCHEMES) {
    for (const key of KEYS) {
      const palette = createPalette(scheme, key, createRng(scheme.name))
      for (let occurrence = 0; occurrence < 3; occurrence++) {
        const dyed = (name: string) => {
          const motif = motifNamed(name)
          const context = { palette, brief: { ...day, subjects: [motif], occurrence } }
          const [dyes] = dyesFor(context)
          return { ground: dyes.ground, ...figureDyes(motif, context, dyes) }
        }
        const label = `${scheme.name} ${key} ${occurrence}`
        const monkey = dyed('monkey')
        expect(monkey.s.l, label).toBeGreaterThan(monkey.m.l)
        expect(monkey.k.l, label).toBeLessThan(monkey.s.l - 0.15)
        const { m, s } = dyed('lion')
        expect(s.l, label).toBeLessThan(m.l)
        const { d, ground, ...lantern } = dyed('lantern')
        expect(difference(d, ground), label).toBeGreaterThan(APART - 0.1)
        expect(difference(d, lantern.m), label).toBeGreaterThan(0.1)
      }
    }
  }
})

test('eight days have at least three layouts', () => {
  const details = Array.from(
    { length: 8 },
    (_, n) =>
      paint({ ...PAINTING, dateKey: dateAfter(n * 16), family: 'weave' }).context.facts.details[0],
  )
  expect(new Set(details).size).toBeGreaterThanOrEqual(3)
})

test('no border of a carpet cuts a figure', () => {
  const known = new Set<string>()
  for (let day = 0; day < sampled(300, 60); day++) {
    const { shown, context } = paint({ ...PAINTING, family: 'weave', dateKey: dateAfter(day) })
    if (!context.facts.details.includes('a diamond in the middle')) continue
    for (const { motif, box } of shown) {
      known.add(motif.name)
      const edge = Math.min(box.left, box.top, 1024 - box.right, 1024 - box.bottom)
      expect(edge, motif.name).toBeGreaterThan((4.5 * 1024) / STITCHES)
    }
  }
  expect(known.size).toBeGreaterThan(1)
})
