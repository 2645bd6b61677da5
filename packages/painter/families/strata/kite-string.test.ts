import { expect, test } from 'vitest'
import { fit } from '../../draw-motif'
import { motifNamed } from '../../motifs/all'
import { contextOf } from '../../testing/context'
import { kiteString } from './kite-string'

test('a kite has a string to below the picture, and nothing else has one', () => {
  const context = contextOf('strata', ['🪁'])
  const string = kiteString(context, fit(motifNamed('kite'), 300, 250, 200))
  const ends = [...string.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y))
  expect(Math.max(...ends)).toBeGreaterThan(context.size)
  expect(Math.min(...ends)).toBeLessThan(350)
  expect(kiteString(context, fit(motifNamed('balloon'), 300, 250, 200))).toBe('')
})
