import { expect, test } from 'vitest'
import { mapRefusal } from '@/components/cookbook/makes/map-refusal'
import { ApiError } from '@/lib/http/client'

function mapError(status: number, text: string, field?: string) {
  const fields = field === undefined ? {} : { [field]: text }
  return mapRefusal({ text, fields, error: new ApiError(status, text, text) })
}

const LATER = 'Failed to post comment. Please try again later.'

test.each([
  [409, 'Three of your makes are already waiting for confirmation.', undefined],
  [400, 'Please add both a comment and an image', 'comment'],
  [400, 'CAPTCHA verification failed.', 'g-recaptcha-response'],
  [415, 'Unsupported image type', 'image'],
  [415, 'The image is damaged.', 'image'],
])('a %i that is about the make is shown as it is: %s (G-123)', (status, text, field) => {
  expect(mapError(status, text, field)).toEqual({})
})

test('a file that is too large is said in words of the form (G-74)', () => {
  const text = 'The uploaded file is too large. Please upload a smaller image.'
  expect(mapError(413, 'File too large', 'image')).toEqual({ text, fields: { image: text } })
})

test.each([
  [500, 'Something went wrong. Please try again.'],
  [503, 'The site cannot save anything right now. Please try again later.'],
  [0, 'Failed to connect to the server.'],
  [400, 'A form field is given twice.'],
])('a %i with "%s" is to be tried again later (G-123)', (status, text) => {
  expect(mapError(status, text)).toEqual({ text: LATER, fields: {} })
})

test('an ended session and the limit of makes an hour keep their own texts', () => {
  expect(mapError(401, 'Please log in.')).toEqual({})
  expect(mapError(429, 'Too many requests. Please try again later.')).toEqual({})
})
