import { expect, test } from '../fixtures'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test('every path answers other methods with 405 and Allow (G-19)', async ({ request }) => {
  const document = await (await request.get('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const paths = Object.entries<object>(document.paths)
  expect(paths.length).toBeGreaterThan(5)
  for (const [template, item] of paths) {
    const path = template.replace(/\{[^}]+\}/g, 'x')
    const has = Object.keys(item).map((method) => method.toUpperCase())
    const allowed = has.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    for (const method of METHODS) {
      if (allowed.includes(method)) continue
      const response = await request.fetch(path, { method })
      expect(response.status(), `${method} ${path}`).toBe(405)
      expect(response.headers().allow, path).toBe(allowed.join(', '))
    }
  }
})

test('a refused method is answered in the error family of its endpoint', async ({ request }) => {
  const message = 'Method not allowed.'
  const json = await request.delete('/api/health', { headers: { 'x-auth-token': 'wrong' } })
  expect(await json.json()).toEqual({ error: message, message })
  expect(json.headers()['x-request-id']).toBeTruthy()
  const text = await request.put('/api/signin', { data: '{"broken":' })
  expect([text.status(), await text.text()]).toEqual([405, message])
  expect(text.headers()['content-type']).toContain('text/plain')
  const others = await request.patch('/api/auth/session')
  expect([others.status(), others.headers().allow]).toEqual([405, 'GET, HEAD, POST'])
  expect((await request.post('/api/docs')).status()).toBe(405)
})

test('HEAD is answered like GET, without a body', async ({ request }) => {
  const response = await request.head('/api/openapi.json')
  expect(response.status()).toBe(200)
  expect(await response.text()).toBe('')
})

test('an unknown path is 404 for a method that Next does not route', async ({ request }) => {
  expect((await request.fetch('/api/no/such/path', { method: 'OPTIONS' })).status()).toBe(404)
})
