import { expect, test } from 'vitest'
import { clipPath, fill } from '../svg'
import { rectangle } from '../geometry'
import { SIDE } from './coverage'
import { createPathReader } from './outlines'
import { previewOf } from './preview'

const PLACE = { scaleX: 1, byX: 0, scale: 1, by: 0 }

function pointsOf(path: string) {
  const { xy, ends } = createPathReader(1)(path, PLACE)
  const all = [...xy.subarray(0, ends.at(-1))]
  return { all, ends: [...new Set(ends)].filter((end) => end > 0) }
}

test('numbers of a path are those of their text', () => {
  const { all, ends } = pointsOf('M0.1 -2.7L1023.9 0L0.3 -0.6ZM5 6L7 8')
  expect(all).toEqual([0.1, -2.7, 1023.9, 0, 0.3, -0.6, 5, 6, 7, 8])
  expect(ends).toEqual([6, 10])
})

test('an outline with other commands than lines is left out', () => {
  expect(pointsOf('M1 2h5v5h-5zM3 4L5 6M7 8h1z')).toEqual({ all: [3, 4, 5, 6], ends: [4] })
})

test('a shape with a clip has its place', () => {
  const defs = clipPath('left', rectangle(0, 0, 512, 1024))
  const layer = previewOf(defs, fill(rectangle(256, 256, 512, 512), '#000000', { clip: 'left' }))
  const redAt = (x: number, y: number) => layer[(y * SIDE + x) * 4]
  expect([redAt(96, 96), redAt(160, 96), redAt(32, 32)]).toEqual([0, 255, 255])
})
