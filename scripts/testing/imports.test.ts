import path from 'node:path'
import { expect, test } from 'vitest'
import { findCycles, readImports } from './imports'

const root = path.resolve(import.meta.dirname, '../..')
const graph = readImports(root)

test('no folder imports one that imports it back', () => {
  expect(findCycles(graph)).toEqual([])
})

test('a cycle is found', () => {
  const circle = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ])
  expect(findCycles(circle)).toEqual([['b', 'c']])
})
