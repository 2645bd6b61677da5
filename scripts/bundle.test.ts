import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ForeignTree } from './testing/other-user'

const root = path.resolve(import.meta.dirname, '..')
const START = '.build/start.js'

let tree: ForeignTree
beforeEach(() => {
  tree = new ForeignTree()
  for (const name of ['bundle.mjs', 'bundle-options.mjs', 'explain-path.mjs']) {
    tree.write(`scripts/${name}`, fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  }
  // A copy, as another user may not be allowed to read the tests' own packages.
  for (const name of ['esbuild', '@esbuild']) {
    const copy = path.join(tree.root, 'node_modules', name)
    fs.cpSync(path.join(root, 'node_modules', name), copy, { recursive: true })
  }
  tree.write('scripts/start.ts', 'export const started: number = 1')
  tree.write('packages/embedded-mongo/main.ts', 'export {}')
  tree.write('lib/integrations/images/embedded-worker.ts', 'export const worker: string = "paints"')
})
afterEach(() => tree.remove())

const read = (file: string) => fs.readFileSync(path.join(tree.root, file), 'utf8')

test('the start files are written once, and a user who may not write uses those of the owner', async () => {
  tree.give('.build')
  expect(await tree.run('scripts/bundle.mjs')).toEqual({ code: 0, output: '' })
  expect(read(START)).toContain('started = 1')
  expect(read('.build/embedded-worker.js')).toContain('worker = "paints"')
  // From here on the folder is the owner's again.
  fs.renameSync(path.join(tree.root, '.build'), path.join(tree.root, 'made'))
  fs.cpSync(path.join(tree.root, 'made'), path.join(tree.root, '.build'), { recursive: true })
  const { ino } = fs.statSync(path.join(tree.root, START))
  expect(await tree.run('scripts/bundle.mjs')).toEqual({ code: 0, output: '' })
  expect(fs.statSync(path.join(tree.root, START)).ino).toBe(ino)
})

test('they hold no letter that makes V8 keep two bytes for each', async () => {
  tree.give('.build')
  tree.write('scripts/start.ts', "export const quotes = [/’/u, /[“😀]/u, '”']")
  expect(await tree.run('scripts/bundle.mjs')).toEqual({ code: 0, output: '' })
  expect(read(START)).toMatch(/^[\0-\xff]*$/)
  const { quotes } = (await import(path.join(tree.root, START))) as { quotes: unknown[] }
  expect(quotes[0]).toEqual(/\u2019/u)
  expect('😀“'.replace(quotes[1] as RegExp, '')).toBe('“')
})

test('where they have changed or are missing, one sentence says which folder must be given to whom', async () => {
  const sentence =
    /^The start files have to be written, but the user \S+ may not write in \S+\. Give the folder to this user: (sudo|chmod) .*\/\.build\n$/
  const missing = await tree.run('scripts/bundle.mjs')
  expect(missing).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  expect(missing.output).toContain('sudo install -d -o ')
  tree.write(START, 'of older sources')
  const changed = await tree.run('scripts/bundle.mjs')
  expect(changed).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  expect(changed.output).toMatch(/sudo chown -R |chmod -R u\+rwX /)
  expect(read(START)).toBe('of older sources')
})
