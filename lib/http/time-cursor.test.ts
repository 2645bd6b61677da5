import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { cutPage, timeCursor } from './time-cursor'

const cursorOf = (value: number) => `after ${value}`

test('a page that more follows has a cursor', () => {
  expect(cutPage([1, 2, 3], 2, cursorOf)).toEqual({ shown: [1, 2], next: 'after 2' })
})

test('the last page has none, full or not', () => {
  expect(cutPage([1, 2], 2, cursorOf)).toEqual({ shown: [1, 2], next: null })
  expect(cutPage([1], 2, cursorOf)).toEqual({ shown: [1], next: null })
  expect(cutPage([], 2, cursorOf)).toEqual({ shown: [], next: null })
})

test('an empty page has none, whatever follows', () => {
  expect(cutPage([1, 2], 0, cursorOf)).toEqual({ shown: [], next: null })
})

test('a falsy last entry counts', () => {
  expect(cutPage([1, 0, 2], 2, cursorOf)).toEqual({ shown: [1, 0], next: 'after 0' })
})

test('a cursor has the time and the id', () => {
  const id = new Types.ObjectId('0123456789abcdef01234567')
  expect(timeCursor(new Date(5), id)).toBe('5-0123456789abcdef01234567')
})
