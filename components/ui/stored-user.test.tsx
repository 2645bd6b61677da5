import { afterEach, expect, test } from 'vitest'
import { readStoredUserId } from './stored-user'

afterEach(() => localStorage.clear())

test.each([
  ['{"_id":"a1","username":"anna"}', 'a1'],
  ['null', null],
  ['', null],
  ['undefined', null],
  ['"anna"', null],
  ['{}', null],
])('a stored user of %j has the id %j, whoever wrote it', (stored, id) => {
  localStorage.setItem('user', stored)
  expect(readStoredUserId()).toBe(id)
})
