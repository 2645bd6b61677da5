import { expect, test } from 'vitest'
import { loadArea } from '@/lib/area-failure'
import { AppError } from '@/lib/errors'
import { noteFailedPage, takeFailedPage } from '@/lib/failed-pages'

const TEXT = 'Failed to fetch icons'

async function failureOf(error: unknown): Promise<unknown> {
  return loadArea(TEXT, () => Promise.reject(error)).catch((reason: unknown) => reason)
}

test('a page whose service fails is noted with the text of its area (G-115)', async () => {
  noteFailedPage(await failureOf(new TypeError('a defect')), '1')
  noteFailedPage(await failureOf(new AppError('unavailable')), '2')
  expect(takeFailedPage('1')).toEqual({ text: TEXT })
  expect(takeFailedPage('1')).toBeNull()
  expect(takeFailedPage('2')).toEqual({ text: TEXT })
})

test('a refusal and the signals of Next pass as they are', async () => {
  const refusal = new AppError('not_found')
  const signal = Object.assign(new Error('NEXT_NOT_FOUND'), { digest: 'NEXT_HTTP_ERROR;404' })
  expect(await failureOf(refusal)).toBe(refusal)
  expect(await failureOf(signal)).toBe(signal)
  noteFailedPage(refusal, '3')
  expect(takeFailedPage('3')).toBeNull()
})

test('what the service returns is handed on', async () => {
  expect(await loadArea(TEXT, () => Promise.resolve(['completed']))).toEqual(['completed'])
})
