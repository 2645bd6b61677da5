import { expect, test } from 'vitest'
import { z } from 'zod'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'
import { readRoutes, type TestedRoute } from '@/testing/read-routes'
import { callRoute } from '@/testing/request'
import { MailModel } from '@/models/mail'

/* What advisories of other products describe (docs/security.md), tried on every route that there is. */

withTestDatabase()

const routes = await readRoutes()

/** The declared fields of an input, below what checks or changes the whole. */
function fieldsOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out as z.ZodType)
  return {}
}

const takes = (field: z.ZodType, value: unknown) => field.safeParse(value).success

const declaring = (part: 'query' | 'body') =>
  [...routes].flatMap(([route, handler]) => {
    const fields = fieldsOf(handler.spec?.[part])
    return Object.keys(fields).length > 0 ? [{ route, handler, fields }] : []
  })

/** A prefetch starts no art (G-47). */
async function call(
  route: string,
  handler: TestedRoute,
  { query = '', body, headers }: { query?: string; body?: unknown; headers: object },
) {
  const [method = '', address = ''] = route.split(' ')
  const params = { id: '65a000000000000000000000', code: 'x', username: 'x', filename: 'x' }
  return callRoute(handler, `${address}${query}`, {
    method,
    body,
    params,
    headers: { ...headers, 'sec-purpose': 'prefetch' },
  })
}

const OPERATORS = ['$ne', '{"$gt":""}', '[object Object]', 'slug:[a,b]', '-1', '1e9', '\u0000']
/** Parameters that are words, or a token, which is refused or unknown. */
const WORDS = ['q', 'kind', 'user', 'token', '_', 'action']

test.each(declaring('query'))(
  '$route takes no operator, list or repeat as a parameter',
  async ({ route, handler, fields }) => {
    const { headers } = await createAdmin()
    const plain = await (await call(route, handler, { headers })).text()
    for (const name of Object.keys(fields)) {
      for (const value of OPERATORS) {
        const query = `?${name}=${encodeURIComponent(value)}`
        const { status } = await call(route, handler, { query, headers })
        expect(status, query).toBeLessThan(500)
        if (!WORDS.includes(name)) expect(status, query).toBeGreaterThanOrEqual(400)
      }
      const twice = await call(route, handler, { query: `?${name}=1&${name}=2`, headers })
      expect(twice.status, name).toBe(400)
      for (const query of [`?${name}[$ne]=x`, `?${name}[]=x`, `?${name}.$gt=x`]) {
        expect(await (await call(route, handler, { query, headers })).text(), query).toBe(plain)
      }
    }
  },
)

const isForm = ({ spec }: TestedRoute) => spec?.upload !== undefined

test.each(declaring('body').filter(({ handler }) => !isForm(handler)))(
  '$route takes no operator in place of a field',
  async ({ route, handler, fields }) => {
    const { headers } = await createAdmin()
    for (const value of [{ $ne: null }, { $gt: '' }, [{ $where: '1' }]]) {
      const given = Object.keys(fields).map((name) => [name, value])
      const { status } = await call(route, handler, { body: Object.fromEntries(given), headers })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  },
)

test('a yes or no is a boolean in JSON, and one of six words in a form (G-19a)', () => {
  const found = [...declaring('body'), ...declaring('query')].flatMap(({ route, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const isWord = takes(field, 'true')
      const isText = takes(field, 'a text') || takes(field, 'a-name')
      const isFlag = (isWord || takes(field, true)) && !isText
      return isFlag ? [{ name: `${name} of ${route}`, field, isWord }] : []
    }),
  )
  expect(found.filter(({ isWord }) => isWord).length).toBeGreaterThan(2)
  expect(found.filter(({ isWord }) => !isWord).length).toBeGreaterThan(5)
  for (const { name, field, isWord } of found) {
    const wrong = isWord ? ['yes', 'TRUE', ' 1', true, 1] : ['1', 'yes', 'true', '', 1, 0]
    for (const value of [...wrong, [], [true], {}, { $ne: false }]) {
      expect(takes(field, value), `${name}: ${JSON.stringify(value)}`).toBe(false)
    }
  }
})

const TWO_OR_NONE = [
  'a:'.repeat(127),
  'a:'.repeat(120) + 'anna@example.org',
  '"anna@evil.example x"@example.org',
  'anna@example.org,ben@example.org',
  'anna@example.org;ben@example.org',
  'anna@example.org ben@example.org',
  'Anna <anna@example.org>',
  '<anna@example.org>',
  'friends:anna@example.org;',
  'anna(ben@example.org)@example.org',
  'anna@example.org\r\nBcc: ben@example.org',
  'anna@[127.0.0.1]',
  '=?utf-8?q?anna=40evil.example=2c?=@example.org',
]

test('no e-mail field takes a list, a group, a quoted or a nested address (G-156)', async () => {
  const { viewer, headers } = await createAdmin()
  const fields = declaring('body').filter(({ fields }) => fields['email'] !== undefined)
  expect(fields.map(({ route }) => route).toSorted()).toEqual([
    'POST /api/contact',
    'POST /api/digest',
    'POST /api/orders/get-in-list',
    'POST /api/reports',
    'POST /api/signup',
    'POST /api/stats/admin/invitations',
    'POST /api/stats/admin/users',
    'PUT /api/edit/userself/[username]',
    'PUT /api/stats/user/[username]',
  ])
  for (const { route, handler } of fields) {
    const [method = '', address = ''] = route.split(' ')
    for (const email of TWO_OR_NONE) {
      const words = { message: 'Hello', reason: 'It is wrong.', path: '/art' }
      const body = { ...words, email, username: 'n0b0dy', password: 'a long enough password' }
      const options = { method, headers, params: { username: viewer.username } }
      const sent = address.includes('[username]') ? { email } : body
      const answer = await callRoute(handler, address, { ...options, body: sent })
      expect([answer.status, email], route).toEqual([400, email])
    }
  }
  const reset = routes.get('POST /api/reset-password/request')
  if (!reset) throw new Error('There is no call to request a reset.')
  for (const identifier of TWO_OR_NONE) {
    await callRoute(reset, '/api/reset-password/request', { method: 'POST', body: { identifier } })
  }
  expect(await MailModel.countDocuments()).toBe(0)
})
