import { mongo } from 'mongoose'
import { expect, test } from 'vitest'
import { isDatabaseGone, toAppError } from '@/lib/errors'

test.each([
  new mongo.MongoNetworkError('connect ENOENT /tmp/mongo.sock'),
  new mongo.MongoServerError({ message: 'interrupted at shutdown', code: 11600 }),
  new mongo.MongoServerError({ message: 'not primary', code: 10107 }),
  new mongo.MongoServerClosedError('Server is closed'),
  // The driver passes the error of the socket on.
  Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
])('%s is a database that cannot be reached, and names no path', (error) => {
  const { status, message, retryAfter } = toAppError(error)
  expect(status).toBe(503)
  expect(retryAfter).toBeGreaterThan(0)
  expect(message).not.toMatch(/mongo|primary|shutdown/i)
})

test('a full disk gives its own message, and the database does not count as gone', () => {
  const error = new mongo.MongoServerError({ message: 'No space left on device', code: 14031 })
  expect(isDatabaseGone(error)).toBe(false)
  expect(toAppError(error)).toMatchObject({
    status: 503,
    message: 'The site cannot save anything right now. Please try again later.',
  })
})

test('another error of the database is an internal error', () => {
  const error = new mongo.MongoServerError({ message: 'unknown operator $x', code: 2 })
  expect(toAppError(error)).toMatchObject({ status: 500 })
  expect(toAppError(error).message).not.toContain('$x')
})
