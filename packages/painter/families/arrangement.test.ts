import { expect, test } from 'vitest'
import type { PlacedMotif } from '../draw-motif'
import type { Box } from '../geometry'
import { allMotifs } from '../motifs/all'
import { createRng } from '../random'
import { compositionOf, wheel } from './arrangement'
import { gather } from './gather'

const FRAME: Box = { left: 54, top: 54, right: 970, bottom: 970 }
const SIDE = FRAME.right - FRAME.left
const rng = createRng('arrangement')
const motifs = rng.shuffle(allMotifs()).slice(0, 160)

const highOf = ({ box }: PlacedMotif) => box.bottom - box.top

function expectInside({ box, motif }: PlacedMotif, { left, top, right, bottom }: Box): void {
  const out = Math.min(box.left - left, box.top - top, right - box.right, bottom - box.bottom)
  expect(out, motif.name).toBeGreaterThan(-2)
}

function doOverlap({ box: a }: PlacedMotif, { box: b }: PlacedMotif): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test('several subjects are whole, apart, and the guests at least a third of the hero', () => {
  for (let i = 0; i + 2 < motifs.length; i++) {
    for (const count of [1, 2, 3]) {
      const placed = gather(motifs.slice(i, i + count), FRAME, rng)
      expect(placed).toHaveLength(count)
      const [hero, ...guests] = placed
      for (const motif of placed) expectInside(motif, FRAME)
      for (const guest of guests) {
        expect(highOf(guest), guest.motif.name).toBeGreaterThan(hero ? highOf(hero) / 3 : 0)
      }
      placed.forEach((one, n) => {
        for (const other of placed.slice(n + 1))
          expect(doOverlap(one, other), `${one.motif.name} ${other.motif.name}`).toBe(false)
      })
    }
  }
})

test('one subject given three times is shown in three places', () => {
  const [motif] = motifs
  if (!motif) throw new Error('No motif.')
  const places = gather([motif, motif, motif], FRAME, rng).map(({ box }) => Math.round(box.left))
  expect(new Set(places).size).toBe(3)
})

test('a ring of figures is whole', () => {
  for (const motif of motifs.filter((one) => compositionOf([one], ['wheel'], 0) === 'wheel')) {
    const placed = wheel(motif, [512, 512], SIDE / 2, 6)
    expect(placed).toHaveLength(7)
    for (const one of placed) expectInside(one, { left: 24, top: 24, right: 1000, bottom: 1000 })
  }
})

test('only one plant is shown in a ring, as animals would tumble', () => {
  const all = ['wheel', 'small'] as const
  for (const motif of motifs.filter(({ kind }) => kind !== 'plant'))
    for (let n = 0; n < 4; n++) expect(compositionOf([motif], all, n)).not.toBe('wheel')
  const two = motifs.slice(0, 2)
  for (let n = 0; n < 4; n++) expect(compositionOf(two, all, n)).toBe('small')
})
