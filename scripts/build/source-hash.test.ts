import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources } from './source-hash'

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-'))
  write('app/page.tsx', 'one')
  write('lib/a/b.ts', 'two')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

function write(file: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), content)
}

test('the same sources have the same name', () => {
  const before = hashSources(root)
  write('app/page.tsx', 'one')
  expect(hashSources(root)).toBe(before)
  expect(before).toMatch(/^[0-9a-f]{16}$/)
})

test.each([
  ['a changed file', 'app/page.tsx', 'changed'],
  ['a new file', 'models/x.ts', ''],
  ['a changed lockfile', 'package-lock.json', '{}'],
  ['a changed painter', 'packages/painter/paint.ts', 'changed'],
  ['a new picture', 'public/a.png', 'png'],
])('%s has another name', (_, file, content) => {
  const before = hashSources(root)
  write(file, content)
  expect(hashSources(root)).not.toBe(before)
})

test('content that moves from one file to the next is seen', () => {
  write('lib/a/c.ts', '')
  const before = hashSources(root)
  write('lib/a/b.ts', '')
  write('lib/a/c.ts', 'two')
  expect(hashSources(root)).not.toBe(before)
})

test.each([
  'README.md',
  'lib/a/b.test.ts',
  'e2e/x.spec.ts',
  'packages/embedded-mongo/main.ts',
  'packages/painter/docs/x.md',
  '.data/x',
])('a change of %s needs no build', (file) => {
  const before = hashSources(root)
  write(file, 'changed')
  expect(hashSources(root)).toBe(before)
})
