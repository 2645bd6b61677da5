import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { errorResponse } from '@/lib/http/error-response'

test('a text endpoint answers with the plain text (G-1)', async () => {
  const response = errorResponse(new AppError('conflict', { message: 'Taken.' }), 'text', '1')
  expect(response.status).toBe(409)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toBe('Taken.')
})

test('a text endpoint names the fields in a header, the others in the body (G-1)', async () => {
  const error = new AppError('invalid', { message: 'No.', fields: { title: 'No.' } })
  const text = errorResponse(error, 'text', '1')
  expect(JSON.parse(text.headers.get('x-error-fields') ?? '')).toEqual({ title: 'No.' })
  const json = errorResponse(error, 'error', '1')
  expect(json.headers.has('x-error-fields')).toBe(false)
  expect(await json.json()).toMatchObject({ fields: { title: 'No.' } })
})

test.each(['message', 'error'] as const)(
  'JSON that is read by its %s is found by either kind of reader (G-1)',
  async (family) => {
    const response = errorResponse(new AppError('unauthorized'), family, '1')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'Please log in.', message: 'Please log in.' })
  },
)

test('an unknown error is answered without details (G-2)', async () => {
  const response = errorResponse(new Error('connect /var/db.sock {"$where":1}'), 'error', '1')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/db\.sock|\$where|at /)
})

test('a lost database is 503 with Retry-After', async () => {
  const gone = Object.assign(new Error('ECONNREFUSED'), { name: 'MongoServerSelectionError' })
  const response = errorResponse(gone, 'error', '1')
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})
