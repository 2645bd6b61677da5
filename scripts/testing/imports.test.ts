import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findCycles, readImports } from './imports'

const root = path.resolve(import.meta.dirname, '../..')
const graph = readImports(root)

/** The level of each folder and loose file of `lib`, as docs/architecture.md lists them. */
function readLevels(): Map<string, number> {
  const page = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  const [, section = ''] = page.split('\n## The levels of `lib`\n')
  const lines = section
    .slice(0, section.indexOf('\n## '))
    .matchAll(/^\d\. \*\*.+?\*\*: ([^;\n]*)/gm)
  return new Map(
    [...lines].flatMap(([, names = ''], level) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [`lib/${name}`, level] as const),
    ),
  )
}

const levels = readLevels()
const isCatalogue = (node: string) => node.endsWith('/catalogue')

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

test('each folder of lib has one level', () => {
  const folders = [...graph.keys()].filter((node) => node.startsWith('lib/') && !isCatalogue(node))
  expect([...levels.keys()].toSorted()).toEqual(folders.toSorted())
})

test('a folder of lib imports values from its own level and those above', () => {
  const wrong = [...graph]
    .filter(([from]) => from !== 'lib/migrations')
    .flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => (levels.get(to) ?? 0) > (levels.get(from) ?? Infinity))
        .map((to) => `${from} imports ${to}`),
    )
  expect(wrong).toEqual([])
})

test('a catalogue imports catalogues and the first level', () => {
  const wrong = [...graph]
    .filter(([from]) => isCatalogue(from))
    .flatMap(([, targets]) => [...targets].filter((to) => !isCatalogue(to) && levels.get(to) !== 0))
  expect(wrong).toEqual([])
})
