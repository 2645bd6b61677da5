import { expect, OWNER, test } from '../fixtures'

const PASSWORD_OF = { username: OWNER.username, password: OWNER.password }

test('the token of POST /api/signin is accepted in both headers', async ({ request }) => {
  const response = await request.post('/api/signin', { data: PASSWORD_OF })
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('text/plain')
  const token = await response.text()
  const transports: Record<string, string>[] = [
    { 'x-auth-token': token },
    { authorization: `Bearer ${token}` },
  ]
  for (const headers of transports) {
    const info = await request.get('/api/art-of-the-day/info', { headers })
    expect([200, 202]).toContain(info.status())
  }
})

test('POST /api/signin refuses wrong credentials, wrong types and other sites', async ({
  request,
}) => {
  const call = async (data: unknown, headers = {}) => {
    const response = await request.post('/api/signin', { data, headers })
    return [response.status(), await response.text()]
  }
  expect(await call({ username: 'nobody', password: 'wrong password' })).toEqual([
    401,
    'Invalid username or password.',
  ])
  expect((await call({ username: { $gt: '' }, password: { $gt: '' } }))[0]).toBe(400)
  expect((await call({ username: 'a\0b', password: 'x' }))[0]).toBe(400)
  const json = { 'content-type': 'application/json' }
  expect((await call('{"username":', json))[0]).toBe(400)
  expect((await call(PASSWORD_OF, { origin: 'https://elsewhere.example.org' }))[0]).toBe(403)
})

test('POST /api/signout ends the token, and needs the CSRF header with a cookie', async ({
  page,
  signIn,
}) => {
  await signIn()
  expect((await page.request.post('/api/signout')).status()).toBe(403)
  const cookies = await page.context().cookies()
  const csrf = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': csrf }
  expect((await page.request.post('/api/signout', { headers })).status()).toBe(204)
  // The device cookie is kept, which identifies this browser.
  const left = await page.context().cookies()
  expect(left.map(({ name }) => name)).toEqual(['device'])
})

test('a session that lost its CSRF cookie gets it anew, and may sign out without it', async ({
  page,
  signIn,
  site,
}) => {
  await signIn()
  const context = page.context()
  const csrf = async () =>
    (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const issued = await csrf()
  const change = async () =>
    (
      await page.request.put('/api/edit/preferences', {
        headers: { 'x-xsrf-token': await csrf() },
        data: { useEmoji: true },
      })
    ).status()
  // A page, a page behind the middleware, and the status call.
  for (const path of ['/', '/user-stats', '/api/stats/status']) {
    const taken = { name: 'XSRF-TOKEN', value: 'of-another-program', url: site.url }
    await context.addCookies([taken])
    expect(await change()).toBe(403)
    expect((await page.request.get(path)).status()).toBe(200)
    expect(await csrf(), path).toBe(issued)
    expect(await change()).toBe(200)
  }
  // The page's own call comes late, and would be refused without the cookie.
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/page-view'))
  await page.goto('/')
  await counted
  await context.clearCookies({ name: 'XSRF-TOKEN' })
  await page.getByRole('button', { name: 'logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
})

test('GET /api/health reports site and database as ok', async ({ request }) => {
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: 'ok' })
})

test('a path under /api that does not exist is a JSON 404, whatever the method', async ({
  request,
}) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await request.fetch('/api/no/such/path', { method })
    expect(response.status()).toBe(404)
    expect(await response.json()).toEqual({ error: 'Not found.', message: 'Not found.' })
  }
})

test('next-auth’s sign-in gives the same identity, and its sign-out ends it (G-4)', async ({
  page,
}) => {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const form = { ...PASSWORD_OF, csrfToken, json: 'true' }
  const signedIn = await page.request.post('/api/auth/callback/credentials', { form })
  expect(signedIn.status()).toBe(200)
  const session = await (await page.request.get('/api/auth/session')).json()
  expect(session.user).toMatchObject({ name: OWNER.username, role: 'admin' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'logout' })).toBeVisible()

  const token = (await page.context().cookies()).find((c) => c.name === 'next-auth.session-token')
  const headers = { 'x-auth-token': token?.value ?? '' }
  expect((await page.request.get('/api/art-of-the-day/info', { headers })).status()).not.toBe(401)
  const out = await page.request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })
  expect(out.headers()['clear-site-data']).toBe('"cache"')
  expect((await page.request.get('/api/art-of-the-day/info', { headers })).status()).toBe(401)
})

test('next-auth’s sign-in refuses a wrong password', async ({ page }) => {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const form = { ...PASSWORD_OF, password: 'wrong password', csrfToken, json: 'true' }
  const response = await page.request.post('/api/auth/callback/credentials', { form })
  expect(response.status()).toBe(401)
  expect(await (await page.request.get('/api/auth/session')).json()).toEqual({})
})

test.describe('the middleware (G-7, G-8)', () => {
  const PAGES = [
    ...['/user-stats', '/user-stats/audit', '/user-stats/backups', '/user-stats/system'],
    ...['/badges-admin', '/icons-admin', '/art/add'],
  ]

  test('answers visitors and members with 403', async ({ page, signIn, createMember }) => {
    for (const role of [null, 'user', 'chef,gallery_manager']) {
      if (role) await signIn(await createMember({ role }))
      for (const path of PAGES.filter(
        (path) => role !== 'chef,gallery_manager' || path !== '/art/add',
      )) {
        const answer = await page.request.get(path)
        expect(answer.status(), path).toBe(403)
        const [main] = /<main[^]*<\/main>/.exec(await answer.text()) ?? []
        expect(main, path).not.toContain('@example.org')
      }
    }
    const api = await page.request.get('/api/art-of-the-day/admin/today')
    expect(api.status()).toBe(403)
    expect(await api.json()).toMatchObject({ error: 'Admin access required.' })
  })

  test('passes an admin, and a gallery manager to the gallery only', async ({
    page,
    signIn,
    createMember,
  }) => {
    await signIn(await createMember({ role: 'user,gallery_manager' }))
    expect((await page.request.get('/art/add')).status()).toBe(200)
    expect((await page.request.get('/user-stats')).status()).toBe(403)
    await signIn()
    // A page that does not exist yet is not found, but not forbidden.
    for (const path of PAGES) {
      expect([200, 404], path).toContain((await page.request.get(path)).status())
    }
  })

  test('refuses requests that claim to come from it', async ({ request }) => {
    const headers = { 'x-middleware-subrequest': 'middleware:middleware:middleware' }
    expect((await request.get('/user-stats', { headers })).status()).toBe(400)
  })
})
