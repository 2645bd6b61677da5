import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { GET as FILE } from '@/app/api/edit/year-books/[year]/file/route'
import { GET, POST } from '@/app/api/edit/year-books/[year]/route'
import { findMedia, openMedia } from '@/lib/media/store'
import { JOBS, readYear } from '@/lib/site/jobs'
import { makeBooks } from '@/lib/year-book/books'
import { yearBook } from '@/lib/year-book/feature'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPaintedArt } from '@/testing/painted-art'
import { readBook } from '@/testing/read-book'
import { callRoute } from '@/testing/request'
import { YearBookModel } from '@/models/year-book'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let anna: TestUser
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  anna = await createUser({ username: 'anna' })
  const paint = (dateKey: string, title: string, authorQuote: string | null = null) =>
    createPaintedArt(anna.viewer, { dateKey, title, authorQuote })
  await paint('2026-03-08', 'Harbour', 'Το κύμα was loud.')
  await paint('2026-01-02', 'Two Boats')
  await paint('2025-12-31', 'Another Year')
})

const call = (
  handler: Parameters<typeof callRoute>[0],
  method: string,
  user = anna,
  year = '2026',
) =>
  callRoute(handler, `/api/edit/year-books/${year}`, {
    method,
    headers: user.headers,
    params: { year },
  })
const start = () => call(POST, 'POST')
const read = async (user = anna) => (await call(GET, 'GET', user)).json()
const { signal } = new AbortController()

async function makeBook(): Promise<Buffer> {
  await start()
  await makeBooks(readYear, signal)
  const file = await findMedia((await YearBookModel.findOne().lean())?.file ?? '')
  return file ? buffer(await openMedia(file)) : Buffer.alloc(0)
}

test('a year has a page of A5 for each picture, oldest first, with quote and code, and an index', async () => {
  const pages = await readBook(await makeBook())
  expect(pages).toHaveLength(4)
  const [cover, first, second, index] = pages
  expect(cover?.text).toContain('anna, 2026')
  expect(first?.text).toContain('Two Boats')
  expect(first?.code).toMatch(/^http.*\/art-of-the-day\/2026-01-02$/)
  expect(second?.text).toContain('Harbour')
  expect(second?.text).toContain('Το κύμα was loud.')
  expect(second?.code).toMatch(/\/art-of-the-day\/2026-03-08$/)
  expect(index?.text.replace(/\s+/g, ' ')).toMatch(/Index.*Two Boats 2.*Harbour 3/)
  for (const { width, height } of pages) {
    expect([Math.round(width), Math.round(height)]).toEqual([420, 595])
  }
})

test('the same year gives the same bytes on another day', async () => {
  const before = await makeBook()
  setClock('2026-06-01T12:00:00Z')
  expect((await makeBook()).equals(before)).toBe(true)
  expect(before.length).toBeGreaterThan(1000)
})

test('its member sees how far it is and alone gets it, and a stop begins it again', async () => {
  expect(await read()).toEqual({ state: 'none', done: 0, total: 0 })
  const answers = await Promise.all([start(), start(), start()])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await YearBookModel.countDocuments()).toBe(1)
  const stopped = new AbortController()
  stopped.abort()
  await expect(makeBooks(readYear, stopped.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await read()).toMatchObject({ state: 'running' })
  expect((await call(FILE, 'GET')).status).toBe(404)
  await makeBooks(readYear, signal)
  expect(await read()).toEqual({ state: 'done', done: 2, total: 2 })
  const answer = await call(FILE, 'GET')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const ben = await createUser({ username: 'ben' })
  expect(await read(ben)).toMatchObject({ state: 'none' })
  expect((await call(FILE, 'GET', ben)).status).toBe(404)
  expect((await call(GET, 'GET', anna, 'next')).status).toBe(400)
})

test('it goes with its account', async () => {
  await makeBook()
  const names = await YearBookModel.distinct('file')
  expect(await yearBook.media?.listReferenced(names as string[])).toEqual(names)
  await yearBook.personalData?.forget(anna.viewer)
  expect(await YearBookModel.countDocuments()).toBe(0)
  expect(JOBS.map(({ name }) => name)).toContain('year-books')
})
