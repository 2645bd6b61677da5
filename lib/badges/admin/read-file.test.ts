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
  ['plain', FIRST],
  ['sep', FIRST],
  ['blank-rows', FIRST],
  ['bom-quotes', { name: 'One "first"', description: 'Two lines: here, and; there' }],
  ['no-newline', FIRST],
  ['semicolon-in-comma-file', { description: 'First; second' }],
  ['excel-true', { ...FIRST, isUnique: true }],
  ['trailing-delimiters', FIRST],
  ['tab', FIRST],
])('the file %s has one badge', (file, badge) => {
  expect(read(file)).toEqual([expect.objectContaining(badge)])
})

test.each([
  ['utf16', /UTF-8/],
  ['value-decimal', /value must be a whole number from 0 to 10000/],
])('the file %s is refused in words that help', (file, text) => {
  expect(refusalOf(file)).toMatchObject({
    rows: expect.arrayContaining([
      { line: expect.any(Number), message: expect.stringMatching(text) },
    ]),
  })
})

test.each([
  'code,name,description,value,category,isUnique\nc-one,One,First badge,10',
  'code,name,description,value\nc-one,One,First badge,10,,',
  'code,name,description,value,category\nc-one,One,First badge,10, ,"",',
  'sep=;;;;\ncode;name;description;value\nc-one;One;First badge;10',
  'sep=,,,,,\r\ncode,name,description,value,isUnique\r\nc-one,One,First badge,10\r\n',
])('cells that a spreadsheet leaves out or adds are no error: %j', (text) => {
  expect(readBadgeFile(Buffer.from(text))).toEqual([expect.objectContaining(FIRST)])
})

test.each(['isUnique', 'Is Unique', 'is_unique', 'IS-UNIQUE'])(
  'the column %s is read',
  (column) => {
    const text = `Code,Name,Description,Value,${column}\nc-one,One,First badge,10,true`
    expect(readBadgeFile(Buffer.from(text))).toMatchObject([{ ...FIRST, isUnique: true }])
  },
)

test('a cell with a text beyond the header, and a missing one that is needed, are errors', () => {
  const head = 'code,name,description,value\n'
  expect(() => readBadgeFile(Buffer.from(`${head}c-one,One,First,10,more`))).toThrow()
  expect(() => readBadgeFile(Buffer.from(`${head}c-one,One`))).toThrow()
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
