import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hangOnWall } from './hang'

const size = (widthCm: number, heightCm: number) => ({ widthCm, heightCm })

test('a picture hangs above the middle of the sofa with its own middle at 155 cm', () => {
  const { width, floorY, pictures, furniture } = hangOnWall([size(60, 80)], 'sofa')
  expect(furniture).toEqual({ x: 40, y: floorY - 85, width: 200, height: 85 })
  expect(pictures).toEqual([{ x: width / 2 - 30, y: floorY - 155 - 40, width: 60, height: 80 }])
})

test('a person of 170 cm stands at the left of the pictures', () => {
  const { floorY, pictures, furniture } = hangOnWall([size(60, 80), size(40, 30)], 'person')
  expect(furniture).toEqual({ x: 40, y: floorY - 170, width: 50, height: 170 })
  expect(pictures.map(({ x }) => x)).toEqual([130, 210])
  const middles = pictures.map(({ y, height }) => floorY - y - height / 2)
  expect(middles).toEqual([155, 155])
})

test('a tall picture hangs higher, so that it clears the sofa', () => {
  const { floorY, pictures } = hangOnWall([size(60, 200)], 'sofa')
  const [{ y, height } = { y: 0, height: 0 }] = pictures
  expect(floorY - y - height).toBe(110)
})

test('everything is on the wall in its true size, and nothing overlaps', () => {
  const side = fc.integer({ min: 10, max: 10_000 }).map((tenths) => tenths / 10)
  const sizes = fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(sizes, fc.constantFrom('sofa' as const, 'person' as const), (given, beside) => {
      const wall = hangOnWall(
        given.map(([w, h]) => size(w, h)),
        beside,
      )
      expect(wall.pictures.map(({ width, height }) => [width, height])).toEqual(given)
      const boxes = [...wall.pictures, wall.furniture]
      for (const { x, y, width, height } of boxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(wall.width)
        expect(y + height).toBeLessThanOrEqual(wall.floorY + 0.001)
      }
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const isApart =
            a.x + a.width <= b.x ||
            b.x + b.width <= a.x ||
            a.y + a.height <= b.y ||
            b.y + b.height <= a.y
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})
