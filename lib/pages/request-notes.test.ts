import { expect, test } from 'vitest'
import { addNotFound, takeNotFound } from './not-found-status'
import { addPageError, takePageError } from './page-errors'

class SectionError extends Error {
  override name = 'SectionError'
  text = 'It fails.'
}

test('a note is taken once', () => {
  addNotFound('a')
  addPageError(new SectionError(), 'a')
  expect([takeNotFound('a'), takeNotFound('a')]).toEqual([true, false])
  expect([takePageError('a'), takePageError('a')]).toEqual([{ text: 'It fails.' }, null])
})

test('notes that nobody takes, as the client has left, do not add up', () => {
  for (let request = 0; request <= 1000; request++) {
    addNotFound(`late ${request}`)
    addPageError(new SectionError(), `late ${request}`)
  }
  expect(takeNotFound('late 0')).toBe(false)
  expect(takePageError('late 0')).toBeNull()
  expect(takeNotFound('late 1000')).toBe(true)
  expect(takePageError('late 1000')).not.toBeNull()
})
