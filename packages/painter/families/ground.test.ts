import { expect, test } from 'vitest'
import type { PlacedMotif } from '../draw-motif'
import type { Motif } from '../motif'
import { allMotifs } from '../motifs/all'
import { createRng } from '../random'
import { isHero, sortOf } from '../relations/sorts'
import { contextOf } from '../testing/context'
import { sampled } from '../testing/sample'
import { isBuild } from './build-turns'
import { placeGroup } from './layouts'
import { composeLino } from './lino/compose'
import { composePapercut } from './papercut/papercut'
import { BLANK } from './riso/grounds'
import { sceneOf } from './riso/scene'

const STANDING = allMotifs().filter(({ mount }) => mount === 'stands')
const HEROES = STANDING.filter(
  (motif) => /animal|vehicle|place/.test(motif.kind) && isHero(motif, sortOf(motif)),
).filter((_, i) => i % sampled(1, 3) === 0)
const OCCURRENCES = [0, 1, 2, 3, 4, 5, 6]
const BOX = { left: 200, right: 800, top: 300, bottom: 840 }

test('what stands has its feet on the floor of its box, however wide or low it is', () => {
  for (const motif of STANDING) {
    const [one] = placeGroup([motif], BOX, createRng(motif.name), true)
    expect(one?.box.bottom, motif.name).toBeCloseTo(BOX.bottom, 3)
  }
})

const contextFor = (family: 'lino' | 'riso' | 'papercut', motif: Motif, occurrence: number) =>
  contextOf(family, [], occurrence, { subjects: [motif] })

/** px from its feet down to the ground: none or less where it stands on that. */
const above = ({ box }: PlacedMotif, ground: number) => ground - box.bottom

test('in a linocut the drawn ground reaches to the feet', () => {
  let grounded = 0
  for (const motif of HEROES)
    for (const occurrence of OCCURRENCES) {
      const { placed, grounds } = composeLino(contextFor('lino', motif, occurrence))
      const tops = grounds.map(([from]) => from)
      if (tops.length === 0) continue
      for (const one of placed) {
        expect(Math.min(...tops.map((top) => above(one, top))), motif.name).toBeLessThanOrEqual(1)
        grounded++
      }
    }
  expect(grounded).toBeGreaterThan(HEROES.length)
})

test('in a print in three inks the ground reaches to the feet', () => {
  for (const motif of HEROES)
    for (const occurrence of OCCURRENCES) {
      const { way, ground, placed } = sceneOf(contextFor('riso', motif, occurrence), BLANK)
      if (isBuild(way) || ground.floor === undefined) continue
      for (const one of placed) expect(above(one, ground.floor), motif.name).toBeLessThanOrEqual(0)
    }
})

test('in cut paper a hill or a floor is behind the feet', () => {
  for (const motif of HEROES)
    for (const occurrence of OCCURRENCES.slice(0, 3)) {
      const { placed, behind } = composePapercut(contextFor('papercut', motif, occurrence))
      for (const one of placed) {
        const middle = (one.box.left + one.box.right) / 2
        const tops = behind.map(({ edge }) => {
          const near = edge.toSorted((p, q) => Math.abs(p[0] - middle) - Math.abs(q[0] - middle))
          return near[0]?.[1] ?? 0
        })
        expect(Math.min(...tops), `${motif.name} ${occurrence}`).toBeLessThan(one.box.bottom)
      }
    }
})
