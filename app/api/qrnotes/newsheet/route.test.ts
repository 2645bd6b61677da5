import { expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { readSheet } from '@/testing/read-sheet'
import { callRoute } from '@/testing/request'
import { GET } from './route'

const setClock = withTestClock('2026-11-22T12:00:00Z')

const MILLIMETRES = { columns: 4, code: 38, width: 210, height: 297 }
/** With its quiet zone of 4 on each side, a code of version 3 has 37 modules in a row. */
const MODULES = { black: 29, all: 37 }
/** The rendered picture has 5.7 pixels in a millimetre. */
const PIXEL = 0.18

const newSheet = () => callRoute(GET, '/api/qrnotes/newsheet')
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

test('a sheet is an A4 page with 24 codes of 38 mm, each with its short id below (G-104, G-134)', async () => {
  const sheet = await readSheet(await bytesOf(await newSheet()))
  expect(sheet.pages).toBe(1)
  expect(sheet.width).toBeCloseTo(MILLIMETRES.width, 1)
  expect(sheet.height).toBeCloseTo(MILLIMETRES.height, 1)
  expect(sheet.codes).toHaveLength(24)
  const black = (MILLIMETRES.code * MODULES.black) / MODULES.all
  const quiet = (MILLIMETRES.code - black) / 2
  sheet.codes.forEach(({ content, version, x, y }, i) => {
    expect(version).toBe(3)
    for (const { start, end } of [x, y]) expect(Math.abs(end - start - black)).toBeLessThan(PIXEL)
    const right = sheet.codes[i + 1]
    if ((i + 1) % MILLIMETRES.columns > 0) expect(right?.x.start).toBeGreaterThan(x.end + 2 * quiet)
    expect(x.start).toBeGreaterThan(quiet + 5)
    expect(MILLIMETRES.height - y.end).toBeGreaterThan(quiet + 5)
    expect(content).toMatch(/^QRN1:[\w-]{22}$/)
  })
  const shortIds = sheet.codes.map(({ content }) => content.slice(5, 13))
  // The reader takes a hyphen at the end of an id for one that divides a word.
  const text = sheet.text.replaceAll('\uFFFE', '- ')
  expect(text.split(/\s+/).filter(Boolean)).toEqual(shortIds)
})

test('three sheets repeat no id, and every one of their codes is readable', async () => {
  const contents: string[] = []
  for (let i = 0; i < 3; i++) {
    const { codes } = await readSheet(await bytesOf(await newSheet()))
    contents.push(...codes.map(({ content }) => content))
  }
  expect(new Set(contents).size).toBe(72)
})

test('the file is named by the time of UTC and kept by no cache', async () => {
  setClock('2026-11-22T09:05:07Z')
  const { status, headers } = await newSheet()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="qrnotes-20261122-090507.pdf"',
  )
  expect(headers.get('cache-control')).toBe('private, no-store')
})
