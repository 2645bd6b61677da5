import { expect, test } from 'vitest'
import { withEnv } from '@/testing/env'
import { loggedPath } from './logged-path'

withEnv({ PING_SECRET: 'hush hush', BIRTHDAY_PAGE_PATH: '/for-b' })

test.each([
  '/api/ping/hush%20hush/unsubscribe',
  '/api/ping/another/unsubscribe',
  '//api/ping//hush/unsubscribe',
  '/API/Ping/hush/Unsubscribe',
  '/api/./ping/hush/./unsubscribe/',
  '/api%2Fping%2fhush/unsubscribe',
  '/api/%70ing/hush',
  '/api/%2570ing/hush/unsubscribe',
  '/hush%20hush/unsubscribe',
  '/HUSH%20HUSH',
  '/for-b',
  '/For-B/',
  '//for-b',
  '/%66or-b',
  '/%2566or-b.rsc',
  '/x/../for-b',
  '/.%2ffor-b',
])('the log hides %s (G-106, G-107)', (path) => {
  expect(loggedPath(path)).toBe('…')
})

test.each(['/api/ping/ping/ping/party', '/for-bakers', '/api/store', '/%', '/shopping/list'])(
  'the log shows %s',
  (path) => {
    expect(loggedPath(path)).toBe(path)
  },
)
