import type { User } from '@/models/user'
import { expect, test } from '../fixtures'

type Csrf = { csrfToken: string }

/** next-auth's calls without its CSRF token; all other calls are in app/api/viewers.test.ts. */
const NEXT_AUTH = [
  ['GET providers', 200],
  ['GET session', 200],
  ['HEAD session', 200],
  ['GET csrf', 200],
  ['GET signin', 302],
  ['GET error', 302],
  ['GET signout', 405],
  ['GET callback/credentials', 405],
  ['GET verify-request', 404],
  ['GET unknown', 404],
  // It leads to the log-in page.
  ['POST callback/credentials', 302],
  ['POST signin/credentials', 302],
  ['POST signout', 403],
  ['POST session', 405],
  ['POST _log', 404],
  ['POST unknown', 404],
  ['PUT session', 405],
  ['DELETE session', 405],
] as const

for (const { name, tag, viewers } of [
  {
    name: 'visitors, members and suspended members',
    tag: [],
    viewers: [null, {}, { permissions: -1 }],
  },
  {
    name: 'all other members',
    tag: ['@deep'],
    viewers: [
      { emailVerified: false },
      { role: 'user,chef' },
      { role: 'user,gallery_manager' },
      { role: 'user,admin' },
    ],
  },
] satisfies { name: string; tag: string[]; viewers: (Partial<User> | null)[] }[]) {
  test(
    `next-auth answers all calls alike, with the same session (G-4): ${name}`,
    { tag },
    async ({ playwright, site, createMember }) => {
      test.slow()
      const expected = Object.fromEntries(NEXT_AUTH)
      for (const fields of viewers) {
        const request = await playwright.request.newContext({ baseURL: site.url })
        const session = async () => (await request.get('/api/auth/session')).json()
        expect(await session()).toEqual({})
        const member = fields && (await createMember(fields))
        const isIn = member !== null && fields?.permissions !== -1
        if (member) {
          const { username, password } = member
          const signedIn = await request.post('/api/signin', { data: { username, password } })
          expect(signedIn.status()).toBe(isIn ? 200 : 403)
        }
        const answers: Record<string, number> = {}
        for (const [call] of NEXT_AUTH) {
          const [method = '', action = ''] = call.split(' ')
          const options = { method, maxRedirects: 0, ...(method === 'POST' && { form: {} }) }
          answers[call] = (await request.fetch(`/api/auth/${action}`, options)).status()
        }
        expect(answers, JSON.stringify(fields)).toEqual(expected)
        const user = { user: { id: member?.id, name: member?.username } }
        expect(await session()).toMatchObject(isIn ? user : {})

        const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as Csrf
        const form = { csrfToken }
        const out = await request.post('/api/auth/signout', { form, maxRedirects: 0 })
        expect(out.status()).toBe(302)
        expect(await session()).toEqual({})
        await request.dispose()
      }
    },
  )
}

test('a suspended account has no session from its next call on, in both APIs', async ({
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
  const outbox = async () => (await theirs.get('/api/mail/admin/outbox')).status()
  expect(await outbox(), 'without the role').toBe(403)
  const path = `/api/stats/user/${username}`
  const suspend = { headers: admin.headers, data: { permissions: -1 } }
  expect((await request.put(path, suspend)).status()).toBe(200)
  expect(await (await theirs.get('/api/auth/session')).json()).toEqual({})
  expect((await request.get('/api/verify/huh', { headers })).status()).toBe(401)
  expect((await theirs.get('/api/verify/huh')).status()).toBe(401)
  // Not that a role is lacking: the session has ended (G-2).
  expect(await outbox()).toBe(401)
  const again = await theirs.post('/api/signin', { data: { username, password } })
  expect([again.status(), await again.text()]).toEqual([403, 'This account is suspended.'])
  await theirs.dispose()
})
