import { expect, test } from 'vitest'
import type { PlacedMotif } from '../draw-motif'
import type { Box } from '../geometry'
import { allMotifs } from '../motifs/all'
import { createRng } from '../random'
import { moved } from '../shown'
import { createStencil } from '../stencil'
import { compositionOf, crop, wheel } from './arrangement'
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

/** Share of a motif's area inside a box. */
function shareInside(motif: PlacedMotif, { left, top, right, bottom }: Box): number {
  const space = 2048
  const stencil = createStencil([moved(motif, 1, 512, 512)], space, 8)
  let [all, seen] = [0, 0]
  for (let y = 4; y < space; y += 8) {
    for (let x = 4; x < space; x += 8) {
      if (!stencil.at(x, y)) continue
      const [px, py] = [x - 512, y - 512]
      all++
      if (px > left && px < right && py > top && py < bottom) seen++
    }
  }
  return seen / all
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

test('a cropped subject is larger than the frame, and most of it is seen', () => {
  const whole = motifs.filter((motif) => compositionOf([motif], ['cropped'], 0) === 'cropped')
  expect(whole.length).toBeGreaterThan(10)
  for (const motif of whole) {
    const placed = crop(motif, FRAME, rng)
    const { left, top, right, bottom } = placed.box
    expect(placed.crops).toBe(true)
    expect(Math.max(right - left, bottom - top) / SIDE).toBeGreaterThan(1.09)
    expect(Math.max(right - left, bottom - top) / SIDE).toBeLessThan(1.31)
    expect(shareInside(placed, FRAME), motif.name).toBeGreaterThan(0.6)
    expectInside({ ...placed, box: boxAround((left + right) / 2, (top + bottom) / 2) }, FRAME)
  }
})

function boxAround(x: number, y: number): Box {
  return { left: x, top: y, right: x, bottom: y }
}

test('a ring of figures is whole', () => {
  for (const motif of motifs.filter((one) => compositionOf([one], ['wheel'], 0) === 'wheel')) {
    const placed = wheel(motif, [512, 512], SIDE / 2, 6)
    expect(placed).toHaveLength(7)
    for (const one of placed) expectInside(one, { left: 24, top: 24, right: 1000, bottom: 1000 })
  }
})

test('signs, several subjects and long subjects are never cropped or turned', () => {
  const all = ['cropped', 'wheel', 'small'] as const
  for (const motif of motifs.filter(({ kind }) => kind === 'symbol')) {
    for (let n = 0; n < 4; n++)
      expect(['cropped', 'wheel']).not.toContain(compositionOf([motif], all, n))
  }
  const two = motifs.slice(0, 2)
  for (let n = 0; n < 4; n++) expect(compositionOf(two, all, n)).toBe('small')
})
