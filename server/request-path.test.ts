import { expect, test } from 'vitest'
import { loggedPath } from './request-path'

test('a logged path holds no secret of a ping (G-106)', () => {
  expect(loggedPath('/api/ping/hush%20hush/unsubscribe')).toBe('/api/ping/…/unsubscribe')
  expect(loggedPath('//api/ping//hush/unsubscribe')).toBe('//api/ping//…/unsubscribe')
  expect(loggedPath('/api/ping/ping/ping/party')).toBe('/api/ping/ping/ping/party')
})
