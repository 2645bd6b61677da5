import { expect, test } from 'vitest'
import { loadSection } from '@/lib/pages/section-error'
import { AppError } from '@/lib/errors'
import { addPageError, takePageError } from '@/lib/pages/page-errors'

const TEXT = 'Failed to fetch icons'

async function failureOf(error: unknown): Promise<unknown> {
  return loadSection(TEXT, () => Promise.reject(error)).catch((reason: unknown) => reason)
}

test('a page whose service fails is noted with the text of its area (G-115)', async () => {
  addPageError(await failureOf(new TypeError('a defect')), '1')
  addPageError(await failureOf(new AppError('unavailable')), '2')
  expect(takePageError('1')).toEqual({ text: TEXT })
  expect(takePageError('1')).toBeNull()
  expect(takePageError('2')).toEqual({ text: TEXT })
})

test('a refusal and the signals of Next pass as they are', async () => {
  const refusal = new AppError('not_found')
  const signal = Object.assign(new Error('NEXT_NOT_FOUND'), { digest: 'NEXT_HTTP_ERROR;404' })
  expect(await failureOf(refusal)).toBe(refusal)
  expect(await failureOf(signal)).toBe(signal)
  addPageError(refusal, '3')
  expect(takePageError('3')).toBeNull()
})

test('what the service returns is handed on', async () => {
  expect(await loadSection(TEXT, () => Promise.resolve(['completed']))).toEqual(['completed'])
})
