import { expect, test } from 'vitest'
import { countedFacts } from './counted-facts'
import { stand } from './draw-motif'
import { motifNamed } from './motifs/all'
import type { Drawing } from './painting'
import type { Shown } from './shown'

const PEAR = motifNamed('pear')
const DRAWING = {
  border: 0,
  facts: { subjects: [{ name: 'pear', count: 1 }], details: [], setting: '', medium: 'A print of' },
} as unknown as Drawing

const pearAt = (x: number, foot: number, more: Partial<Shown> = {}): Shown => ({
  ...stand(PEAR, x, foot, 150),
  ...more,
})
const factsOf = (shown: readonly Shown[]) => countedFacts(DRAWING, shown)

test('six around the middle are a ring, six in rows are rows, two are neither', () => {
  const ring = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2
    return pearAt(512 + 320 * Math.cos(angle), 587 + 320 * Math.sin(angle))
  })
  expect(factsOf(ring)).toMatchObject({ arrangement: 'ring', subjects: [{ count: 6 }] })
  const rows = [300, 700].flatMap((y) => [250, 512, 770].map((x) => pearAt(x, y)))
  expect(factsOf(rows)).toMatchObject({ arrangement: 'rows', subjects: [{ count: 6 }] })
  expect(factsOf(rows.slice(0, 2)).arrangement).toBeUndefined()
})

test('a collection says of which things it has more than one', () => {
  const collection = { ...DRAWING, facts: { ...DRAWING.facts, collection: 'wreath' as const } }
  const manyOf = (shown: readonly Shown[]) => countedFacts(collection, shown).subjects[0]?.many
  expect(manyOf([pearAt(300, 300), pearAt(700, 300)])).toBe(true)
  expect(manyOf([pearAt(300, 300)])).toBeUndefined()
})
