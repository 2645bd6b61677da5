import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './build/source-hash'

const root = path.resolve(import.meta.dirname, '..')
const PLACES = ['CHANGELOG.md', 'README.md', 'SECURITY.md', 'docs', 'packages', 'server']
const DOCS = PLACES.flatMap((place) => filesOf(root, place)).filter(
  (file) => file.endsWith('.md') && !file.includes('node_modules'),
)
const FILE =
  /`((?:app|bench|components|docs|e2e|lib|models|packages|scripts|server|testing)\/[^`*<… ]+)`/g
const LINK = /\]\((?:<([^>]+)>|([^)\s]+))\)/g

const read = (doc: string) => fs.readFileSync(path.join(root, doc), 'utf8')

// A decision names files of its day, and a package its own.
test.each(DOCS.filter((doc) => /^(README|SECURITY|docs\/(?!decisions).*)\.md$/.test(doc)))(
  'every file that %s names exists',
  (doc) => {
    const named = [...read(doc).matchAll(FILE)].map(([, file = '']) => file)
    const missing = named.filter((file) => !/[{}]/.test(file) && !exists(file))
    expect(missing).toEqual([])
  },
)

test('every link between documents leads to a file', () => {
  const dead = DOCS.flatMap((doc) =>
    [...read(doc).matchAll(LINK)]
      .map(([, spaced, plain]) => spaced ?? plain ?? '')
      .filter((link) => !/^(?:[a-z]+:|#)/.test(link))
      .map((link) => path.join(path.dirname(doc), link.replace(/#.*/, '')))
      .filter((file) => !fs.existsSync(path.join(root, file)))
      .map((file) => `${doc}: ${file}`),
  )
  expect(dead).toEqual([])
})

/** Some are named without their ending. */
function exists(file: string): boolean {
  return [file, `${file}.ts`, `${file}.tsx`].some((name) => fs.existsSync(path.join(root, name)))
}
