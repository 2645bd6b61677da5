import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planMove } from './plan-move'

const placed = (orders: readonly number[]) => orders.map((order, i) => ({ _id: `p${i}`, order }))

test('a piece goes between its neighbours, or beyond the first or last one', () => {
  expect(planMove(placed([1, 9, 2, 3]), 1)).toEqual([{ id: 'p1', order: 1.5 }])
  expect(planMove(placed([9, -2.5, 3]), 0)).toEqual([{ id: 'p0', order: -3 }])
  expect(planMove(placed([1, 2.5, -7]), 2)).toEqual([{ id: 'p2', order: 3 }])
  expect(planMove(placed([1]), 0)).toEqual([])
})

test('where neighbours have the same order, as few pieces as possible make room', () => {
  expect(planMove(placed([1, 9, 1, 1, 5]), 1)).toEqual([
    { id: 'p1', order: 2 },
    { id: 'p2', order: 3 },
    { id: 'p3', order: 4 },
  ])
})

test('after any move the orders give the wanted list, however often pieces are moved', () => {
  const order = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.5, 1e-300, 2 ** 52))
  const move = fc.tuple(fc.nat(), fc.nat())
  fc.assert(
    fc.property(
      fc.array(order, { minLength: 2, maxLength: 12 }),
      fc.array(move),
      (orders, moves) => {
        let list = placed(orders.toSorted((a, b) => a - b))
        for (const [from, to] of moves) {
          const piece = list[from % list.length]
          if (!piece) continue
          const rest = list.filter((other) => other !== piece)
          const index = to % list.length
          const wanted = rest.toSpliced(index, 0, piece)
          const changes = new Map(planMove(wanted, index).map(({ id, order: next }) => [id, next]))
          list = wanted.map(({ _id, order: before }) => ({
            _id,
            order: changes.get(_id) ?? before,
          }))
          const at = list[index]?.order ?? NaN
          expect(list.slice(0, index).every(({ order: other }) => other < at)).toBe(true)
          expect(list.slice(index + 1).every(({ order: other }) => other > at)).toBe(true)
        }
      },
    ),
  )
})
