import { expect, test } from 'vitest'
import { explainRefusal } from '@/components/cookbook/makes/explain-refusal'
import { ApiError } from '@/lib/http/client'

function explain(status: number, text: string) {
  return explainRefusal({ text, fields: {}, error: new ApiError(status, text, text) })
}

const LATER = 'Failed to post comment. Please try again later.'

test.each([
  [409, 'Three of your makes are already waiting for confirmation.', {}],
  [400, 'Please add both a comment and an image', {}],
  [400, 'CAPTCHA verification failed.', { captcha: 'CAPTCHA verification failed.' }],
  [415, 'Unsupported image type', { image: 'Unsupported image type' }],
])('the known text of a %i is shown as it is: %s (G-123)', (status, text, fields) => {
  expect(explain(status, text)).toEqual({ text, fields })
})

test('a file that is too large is said in words of the form (G-74)', () => {
  const text = 'The uploaded file is too large. Please upload a smaller image.'
  expect(explain(413, 'File too large')).toEqual({ text, fields: { image: text } })
})

test.each([
  [500, 'Something went wrong. Please try again.'],
  [503, 'Unsupported image type'],
  [0, 'Failed to connect to the server.'],
  [400, 'A form field is given twice.'],
])('a %i with "%s" is to be tried again later (G-123)', (status, text) => {
  expect(explain(status, text)).toEqual({ text: LATER, fields: {} })
})

test('an ended session and the limit of makes an hour keep their own texts', () => {
  expect(explain(401, 'Please log in.')).toEqual({})
  expect(explain(429, 'Too many requests. Please try again later.')).toEqual({})
})
