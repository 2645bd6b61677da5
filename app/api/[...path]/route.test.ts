import { expect, test } from 'vitest'
import * as routes from './route'

test.each(Object.entries(routes))(
  '%s of an unknown path is 404 as JSON (G-19)',
  async (method, handler) => {
    const headers = { 'x-auth-token': 'nonsense', 'x-request-id': '1' }
    const response = handler(new Request('http://localhost/api/no/such', { method, headers }))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Not found.', message: 'Not found.' })
  },
)
