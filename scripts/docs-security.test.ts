import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const rows = fs
  .readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))

test('each kind of attack has a test, or a reason why it does not apply', () => {
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
    Array.from({ length: 25 }, (_, i) => i + 1),
  )
  for (const row of rows) {
    const isTested = /`[^`]+\.(test|spec)\.tsx?`: `/.test(row)
    expect(isTested || row.includes('does not apply'), row.slice(0, 60)).toBe(true)
  }
})

test('every test that the table names exists', () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.tsx?)`: `([^`]+)`/g)])
  expect(named.length).toBeGreaterThan(40)
  for (const [, file = '', title = ''] of named) {
    const isThere = fs.readFileSync(path.join(root, file), 'utf8').includes(title)
    expect(isThere, `${file}: ${title}`).toBe(true)
  }
})
