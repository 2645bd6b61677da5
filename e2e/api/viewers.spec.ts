import { expect, test } from '../fixtures'

// The other calls have their table in app/api/viewers.test.ts.
test("next-auth's session is the same identity for every viewer (G-4)", async ({
  playwright,
  site,
  createMember,
}) => {
  const viewers = [
    {},
    { emailVerified: false },
    { role: 'user,chef' },
    { role: 'user,gallery_manager' },
    { role: 'user,admin' },
  ]
  for (const fields of viewers) {
    const member = await createMember(fields)
    const request = await playwright.request.newContext({ baseURL: site.url })
    const session = async () => (await request.get('/api/auth/session')).json()
    expect(await session()).toEqual({})
    const { username, password, id } = member
    expect((await request.post('/api/signin', { data: { username, password } })).status()).toBe(200)
    expect(await session()).toMatchObject({ user: { id, name: username } })
    expect((await request.get('/api/auth/unknown')).status()).toBe(404)
    await request.dispose()
  }
})

test('a suspended account has no session, here or there, from the next call on', async ({
  playwright,
  request,
  site,
  createMember,
}) => {
  const admin = await createMember({ role: 'admin' })
  const { username, password, headers } = await createMember()
  const theirs = await playwright.request.newContext({ baseURL: site.url })
  await theirs.post('/api/signin', { data: { username, password } })
  expect(await (await theirs.get('/api/auth/session')).json()).toHaveProperty('user')
  const path = `/api/stats/user/${username}`
  const suspend = { headers: admin.headers, data: { permissions: -1 } }
  expect((await request.put(path, suspend)).status()).toBe(200)
  expect(await (await theirs.get('/api/auth/session')).json()).toEqual({})
  expect((await request.get('/api/verify/huh', { headers })).status()).toBe(401)
  expect((await theirs.get('/api/verify/huh')).status()).toBe(401)
  const again = await theirs.post('/api/signin', { data: { username, password } })
  expect([again.status(), await again.text()]).toEqual([403, 'This account is suspended.'])
  await theirs.dispose()
})
