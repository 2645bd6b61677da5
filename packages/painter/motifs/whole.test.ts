import { expect, test } from 'vitest'
import { fit } from '../draw-motif'
import { boundsOf } from '../geometry'
import { meaningOf } from '../lexicon'
import type { Motif } from '../motif'
import { createStencil } from '../stencil'
import { motifNamed } from './all'

const SIDE = 256
const CELL = 1

function cellsOf(motif: Motif): { isIn: (x: number, y: number) => boolean; foot: number } {
  const placed = fit(motif, SIDE / 2, SIDE / 2, SIDE - 12)
  const stencil = createStencil([placed], SIDE, CELL)
  return {
    isIn: (x, y) => stencil.at(x + 0.5, y + 0.5) !== undefined,
    foot: placed.box.bottom,
  }
}

/** Cells of a thin joint that the grid cuts off. */
const SPECK = 8

/** The number of parts that do not touch. */
function partsOf(motif: Motif): number {
  const { isIn } = cellsOf(motif)
  const seen = new Set<number>()
  let parts = 0
  for (let start = 0; start < SIDE * SIDE; start++) {
    if (seen.has(start) || !isIn(start % SIDE, Math.floor(start / SIDE))) continue
    const before = seen.size
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
      if (seen.has(at) || x < 0 || !isIn(x, y)) continue
      seen.add(at)
      open.push(at - 1, at + 1, at - SIDE, at + SIDE)
    }
    if (seen.size - before > SPECK) parts++
  }
  return parts
}

/** The number of legs that a line across a share of the height meets. */
function legsOf(motif: Motif): number {
  const { isIn, foot } = cellsOf(motif)
  const y = Math.floor(foot - SIDE * 0.045)
  return Array.from({ length: SIDE }, (_, x) => x).filter((x) => isIn(x, y) && !isIn(x - 1, y))
    .length
}

const OF_ONE_PIECE = [
  ...['taxi', 'police car', 'ambulance', 'tram', 'train', 'bus', 'car', 'castle', 'house'],
  ...['giraffe', 'unicorn', 'dinosaur', 'goat', 'horse', 'lion', 'tiger', 'zebra', 'deer', 'sheep'],
  ...['panda', 'skunk', 'bison', 'family', 'two people hand in hand'],
]

test.each(OF_ONE_PIECE)('no part of a %s floats in the air', (name) => {
  expect(partsOf(motifNamed(name))).toBe(1)
})

test.each(['giraffe', 'unicorn', 'goat', 'horse', 'zebra', 'deer', 'skunk', 'bison'])(
  'a %s has four legs',
  (name) => {
    expect(legsOf(motifNamed(name))).toBe(4)
  },
)

test.each([
  ['👨‍👧', 2],
  ['👩‍👩‍👧‍👦', 4],
  ['🧑‍🧑‍🧒', 3],
  ['👪', 3],
  ['👬', 2],
  ['👩‍❤️‍👨', 2],
])('each of the people of %s has a head and two legs', (emoji, people) => {
  const { motif } = meaningOf(emoji)
  expect(legsOf(motif)).toBe(2 * people)
  const eyes = motif.shapes.filter(({ role, points, width }) => {
    const { left, right } = boundsOf(points)
    return role === 'k' && width === undefined && right - left < 0.1
  })
  expect(eyes).toHaveLength(2 * people)
})

test.each(['tram', 'train'])('nothing is seen through the joint of a %s', (name) => {
  const motif = motifNamed(name)
  const placed = fit(motif, SIDE / 2, SIDE / 2, SIDE)
  const stencil = createStencil([placed], SIDE, CELL)
  const high = placed.box.bottom - placed.box.top
  const rows = [0.5, 0.6, 0.7].map((share) => placed.box.top + high * share)
  for (const y of rows)
    for (let x = placed.box.left + 30; x < placed.box.right - 30; x++)
      expect(stencil.at(x, y), `${x}, ${y}`).toBeDefined()
})

test('the ring of a planet meets its body at both ends', () => {
  const { shapes } = motifNamed('planet')
  const ring = shapes.find(({ width }) => width !== undefined)?.points ?? []
  const body = Math.max(...(shapes[0]?.points ?? []).map(([x, y]) => Math.hypot(x, y)))
  for (const end of [ring[0], ring.at(-1)])
    expect(Math.hypot(...(end ?? [9, 9]))).toBeLessThanOrEqual(body)
})
