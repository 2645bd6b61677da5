import { expect, test } from 'vitest'
import { fit } from './draw-motif'
import { motifNamed } from './motifs/all'
import { relief } from './relief'
import type { Pixels } from './texture'
import { watercolour } from './watercolour'
import { windswept } from './wind'

const SIDE = 256

/** A dark square on a light ground, or what `tone` says. */
function scene(tone: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++)
    data.fill(tone(i % SIDE, Math.floor(i / SIDE)), i * 3, i * 3 + 3)
  return { data, width: SIDE, height: SIDE }
}

function meanOf({ data }: Pixels, isIn: (x: number, y: number) => boolean): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (!isIn(i % SIDE, Math.floor(i / SIDE))) continue
    sum += data[i * 3 + 1] ?? 0
    count++
  }
  return sum / count
}

const square = scene((x, y) => (x > 60 && x < 196 && y > 60 && y < 196 ? 120 : 235))

test('a wash is darker along its edge than inside, and granulates', () => {
  const painted = watercolour(square, 'seed')
  const isWash = (from: number, to: number) => (x: number, y: number) => {
    const inner = Math.min(x - 60, 196 - x, y - 60, 196 - y)
    return inner > from && inner < to
  }
  expect(meanOf(painted, isWash(1, 5))).toBeLessThan(meanOf(painted, isWash(20, 60)) - 3)
  const flat = watercolour(
    scene(() => 140),
    'seed',
  ).data
  expect(new Set(flat).size).toBeGreaterThan(12)
})

test('strokes are lit from the upper left', () => {
  const ridge = relief(scene((x) => (x > 120 && x < 136 ? 220 : 110)))
  const left = meanOf(ridge, (x) => x === 121)
  expect(left).toBeGreaterThan(meanOf(ridge, (x) => x === 135) + 10)
})

test('wind smears what is around a subject and leaves the subject as it is', () => {
  const stripes = scene((x) => (x % 16 < 8 ? 60 : 200))
  const shown = [fit(motifNamed('heart'), 512, 512, 420)]
  const swept = windswept(stripes, { current: 'swell', whirls: [], shown, seed: 'seed' })
  /** How much two columns differ where a stripe begins. */
  const stepIn = (from: number, to: number) => {
    const at = (column: number) =>
      meanOf(swept, (x, y) => y > from && y < to && x > 110 && x < 146 && x % 16 === column)
    return at(8) - at(7)
  }
  expect(stepIn(116, 128)).toBeGreaterThan(125)
  expect(stepIn(8, 40)).toBeLessThan(30)
})

test('equal scenes and seeds give equal bytes, other seeds others', () => {
  const [one, two, other] = ['seed', 'seed', 'other'].map((seed) => watercolour(square, seed).data)
  expect(one).toEqual(two)
  expect(one).not.toEqual(other)
})
