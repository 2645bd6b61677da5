import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unquoteFormula } from '@/lib/http/csv'
import { CsvError, readCsv } from '@/lib/http/read-csv'
import { writeCsv } from '@/testing/csv'

const cells = (text: string) => readCsv(text).map((row) => row.cells)
const lines = (text: string) => readCsv(text).map(({ line }) => line)

function errorOf(text: string): [number, string] | null {
  try {
    readCsv(text)
  } catch (error) {
    if (error instanceof CsvError) return [error.line, error.message]
    throw error
  }
  return null
}

test('commas or semicolons, any line breaks, quotes, and a byte order mark are read (G-97)', () => {
  expect(cells('a,b\n1,2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(cells('\uFEFFa;b\r\n1;"2;""x"""\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2;"x"'],
  ])
  expect(cells('a,b\r1,\r')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ])
  expect(cells('"a;b;c",d')).toEqual([['a;b;c', 'd']])
  expect(cells('')).toEqual([])
  expect(cells('a,')).toEqual([['a', '']])
})

test('rows know their physical line, over quoted breaks and empty lines (G-132)', () => {
  expect(lines('a,b\r\n"1\r\n2\n",x\r\n\r\ny,z')).toEqual([1, 2, 6])
})

test('what is not CSV is an error of its line', () => {
  expect(errorOf('a,b\n1,"2')).toEqual([2, 'A quote is not closed.'])
  expect(errorOf('a,b\n1,"2"x\n')).toEqual([2, 'Text follows a closing quote.'])
  expect(errorOf('a,b\n1,2\n3,\0')).toEqual([3, 'The line has a null character.'])
  expect(errorOf('a\n1"2')).toEqual([
    2,
    'A quote stands within a cell that does not begin with one.',
  ])
})

test('what was written is read back, whatever the texts', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab,;"\r\n\'=+-@\t ö🌊') })
  const table = fc.array(fc.tuple(text, text), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const read = cells(await writeCsv(['x', 'y'], rows)).slice(1)
      expect(read.map((row) => row.map(unquoteFormula))).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})
