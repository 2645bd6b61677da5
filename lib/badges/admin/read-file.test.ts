import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { readBadgeFile } from './read-file'

const FOLDER = path.resolve('testing/badge-files')
const FIRST = { code: 'c-one', name: 'One', description: 'First badge', value: 10 }

const read = (file: string) => readBadgeFile(readFileSync(path.join(FOLDER, `badges-${file}.csv`)))

function refusalOf(file: string): unknown {
  try {
    return read(file)
  } catch (error) {
    return error instanceof AppError ? error.extra : error
  }
}

test.each([
  ['C-208', 'plain', FIRST],
  ['C-209', 'sep', FIRST],
  ['C-210', 'blank-rows', FIRST],
  ['C-214', 'bom-quotes', { name: 'One "first"', description: 'Two lines: here, and; there' }],
  ['C-216', 'no-newline', FIRST],
  ['C-217', 'semicolon-in-comma-file', { description: 'First; second' }],
  ['C-219', 'excel-true', { ...FIRST, isUnique: true }],
  ['C-220', 'trailing-delimiters', FIRST],
  ['C-222', 'tab', FIRST],
])('%s: the file %s has one badge', (_, file, badge) => {
  expect(read(file)).toEqual([expect.objectContaining(badge)])
})

test.each([
  ['C-212', 'utf16', /UTF-8/],
  ['C-223', 'value-decimal', /value must be a whole number from 0 to 10000/],
])('%s: the file %s is refused in words that help', (_, file, text) => {
  expect(refusalOf(file)).toMatchObject({
    rows: expect.arrayContaining([
      { line: expect.any(Number), message: expect.stringMatching(text) },
    ]),
  })
})

test('lines are counted with the hint of Excel and with rows of delimiters', () => {
  const text = 'sep=;\r\ncode;name;description;value\r\n;;;\r\n ; ;"";\r\nc-one;One;First;x\r\n'
  let rows: unknown = null
  try {
    readBadgeFile(Buffer.from(text))
  } catch (error) {
    rows = error instanceof AppError && error.extra
  }
  expect(rows).toMatchObject({ rows: [{ line: 5 }] })
})
