import { expect, test } from 'vitest'
import { writeCsv } from '@/testing/csv'

test('cells with commas, quotes and breaks are quoted (RFC 4180)', async () => {
  expect(await writeCsv(['name', 'text'], [['a', 'b, "c"\nd']])).toBe(
    '\uFEFFname,text\r\na,"b, ""c""\nd"\r\n',
  )
})

test('no cell is a formula in a spreadsheet (G-97)', async () => {
  const cells = ['=1+1', '+1', '-1', '@sum', '\t=1', 'a=1']
  expect(await writeCsv(['x'], [cells])).toBe("\uFEFFx\r\n'=1+1,'+1,'-1,'@sum,'\t=1,a=1\r\n")
})
