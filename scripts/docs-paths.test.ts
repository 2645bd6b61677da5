import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const DOCS = [
  'README.md',
  ...fs
    .readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const FILE =
  /`((?:app|bench|components|docs|e2e|lib|models|packages|scripts|server|testing)\/[^`*<… ]+)`/g

test.each(DOCS)('every file that %s names exists', (doc) => {
  const text = fs.readFileSync(path.join(root, doc), 'utf8')
  const named = [...text.matchAll(FILE)].map(([, file = '']) => file)
  const missing = named.filter((file) => !/[{}]/.test(file) && !exists(file))
  expect(missing).toEqual([])
})

/** Some are named without their ending. */
function exists(file: string): boolean {
  return [file, `${file}.ts`, `${file}.tsx`].some((name) => fs.existsSync(path.join(root, name)))
}
