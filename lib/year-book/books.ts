import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { notFound } from '@/lib/errors'
import type { RateRule } from '@/lib/http/rate-limit'
import { makeJobDue } from '@/lib/jobs/claim'
import { logger } from '@/lib/logger'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { putMedia } from '@/lib/media/store'
import { YEAR_BOOK_TEXTS } from '@/lib/year-book/catalogue'
import { drawBook } from '@/lib/year-book/draw-book'
import type { ReadYear, YearBook } from '@/lib/year-book/schema'
import { YearBookModel } from '@/models/year-book'

export const YEAR_BOOK_JOB = 'year-books'
export const STORED_AS = { type: 'application/pdf', owner: 'books', access: 'members' } as const
const STORED_MS = 7 * DAY_MS

export function yearBookRates({ id }: Viewer): RateRule[] {
  const refusal = YEAR_BOOK_TEXTS.perHour
  return [{ name: 'year-book', key: id, max: 10, windowMs: HOUR_MS, refusal }]
}

const ofViewer = ({ id }: Viewer, year: number) => ({ userId: new Types.ObjectId(id), year })

/** The job makes it, within seconds. */
export async function startBook(viewer: Viewer, year: number): Promise<YearBook> {
  const purgeAt = new Date(realNow().getTime() + STORED_MS)
  const $set = { state: 'running' as const, done: 0, total: 0, file: null, purgeAt }
  await YearBookModel.updateOne(ofViewer(viewer, year), { $set }, { upsert: true })
  await makeJobDue(YEAR_BOOK_JOB)
  return readBook(viewer, year)
}

export async function readBook(viewer: Viewer, year: number): Promise<YearBook> {
  const { state, done, total } = (await findBook(viewer, year)) ?? NO_BOOK
  return { state, done, total }
}

export async function getBookFile(viewer: Viewer, year: number, request: MediaRequest) {
  const book = await findBook(viewer, year)
  if (!book?.file) throw notFound(YEAR_BOOK_TEXTS.unknown)
  return serveMedia(book.file, request, { isImmutable: false })
}

const NO_BOOK: YearBook = { state: 'none', done: 0, total: 0 }

function findBook(viewer: Viewer, year: number) {
  return YearBookModel.findOne(ofViewer(viewer, year)).lean()
}

/** After an abort the next run begins the same book again. */
export async function makeBooks(readYear: ReadYear, signal: AbortSignal): Promise<void> {
  for await (const { _id, userId, year } of YearBookModel.find({ state: 'running' })
    .lean()
    .cursor()) {
    const set = (changes: object) => YearBookModel.updateOne({ _id }, { $set: changes })
    try {
      const content = await readYear(String(userId), year)
      const bytes = await drawBook(content, signal, (done, total) => set({ done, total }))
      const file = await putMedia(bytes, STORED_AS)
      await set({ file, state: 'done' })
    } catch (error) {
      signal.throwIfAborted()
      logger().error({ err: error }, 'the PDF of a year failed')
      await set({ state: 'failed' })
    }
  }
}
