import { expect, test } from 'vitest'
import { isSameRoom, mergeRooms } from '@/lib/cookbook/room/merge-rooms'

const timer = (id: string, endsAt: number) => ({ id, label: '20 minutes', step: 1, endsAt })
const BASE = { step: 1, factor: 1, timers: [timer('a', 100), timer('b', 100)] }

test('each part has the change of the device that made one', () => {
  const mine = { ...BASE, factor: 2 }
  const theirs = { ...BASE, step: 3 }
  expect(mergeRooms(BASE, mine, theirs)).toEqual({ ...BASE, factor: 2, step: 3 })
})

test('where both changed a part, this device is the last writer', () => {
  const merged = mergeRooms(BASE, { ...BASE, step: 2 }, { ...BASE, step: 3 })
  expect(merged.step).toBe(2)
})

test('timers that were started, prolonged and stopped apart are merged one by one', () => {
  const mine = { ...BASE, timers: [timer('a', 160), timer('mine', 300)] }
  const theirs = { ...BASE, timers: [timer('a', 100), timer('b', 100), timer('theirs', 200)] }
  expect(mergeRooms(BASE, mine, theirs).timers).toEqual([
    timer('a', 160),
    timer('theirs', 200),
    timer('mine', 300),
  ])
})

test('what the room took is the same after the next merge, so that nothing is sent for ever', () => {
  const mine = { ...BASE, timers: [timer('mine', 300), ...BASE.timers] }
  const merged = mergeRooms(BASE, mine, BASE)
  expect(isSameRoom(merged, BASE)).toBe(false)
  expect(isSameRoom(mergeRooms(BASE, merged, merged), merged)).toBe(true)
})
