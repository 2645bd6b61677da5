import path from 'node:path'
import { expect, test } from 'vitest'
import { findCycles, readImports } from './imports'

const root = path.resolve(import.meta.dirname, '../..')
const graph = readImports(root)

/** What each part may import, as docs/architecture.md draws it. */
const ALLOWED: Record<string, string[]> = {
  server: ['app', 'lib'],
  scripts: ['server', 'app', 'lib', 'models', 'packages'],
  app: ['components', 'lib'],
  components: ['lib'],
  lib: ['models', 'packages'],
  models: ['lib'],
  packages: [],
}

const roomOf = (node: string) => node.split('/')[0] ?? ''

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

test('parts import each other in the direction of the architecture alone', () => {
  const wrong: string[] = []
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const [here, there] = [roomOf(from), roomOf(to)]
      if (here !== there && !ALLOWED[here]?.includes(there)) wrong.push(`${from} -> ${to}`)
    }
  }
  expect(wrong).toEqual([])
})
