import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { LIMITS } from '@/lib/config/limits'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { AuditEntryModel } from '@/models/audit-entry'
import { MailModel } from '@/models/mail'
import { UserModel } from '@/models/user'
import { POST as reset } from '../../../reset-password/reset/route'
import { POST as signIn } from '../../../signin/route'
import { GET } from './csv/route'
import { POST } from './route'

withTestDatabase()

const create = ({ headers }: TestUser, body: unknown) =>
  callRoute(POST, '/api/stats/admin/users', { method: 'POST', headers, body })

test('the owner makes an account; its link sets the first password, once', async () => {
  const restore = setEnv({ CAPTCHA_PROVIDER: 'off' })
  const admin = await createAdmin()
  const body = { username: 'Cleo', email: 'cleo@example.org', role: 'chef' }
  const response = await create(admin, body)
  expect(response.status).toBe(201)
  const { url } = (await response.json()) as { url: string }
  const resetToken = new URL(url).searchParams.get('resetCode') ?? ''
  expect(url).toBe(`http://localhost:3000/reset-pw?resetCode=${resetToken}`)
  expect(await MailModel.findOne().lean()).toMatchObject({ kind: 'welcome', secret: resetToken })
  expect(await AuditEntryModel.findOne().lean()).toMatchObject({ action: 'add user' })
  const newPassword = 'correct horse battery'
  const set = () =>
    callRoute(reset, '/api/reset-password/reset', {
      method: 'POST',
      body: { resetToken, newPassword },
    })
  expect((await set()).status).toBe(200)
  expect((await set()).status).toBe(400)
  const signedIn = await callRoute(signIn, '/api/signin', {
    method: 'POST',
    body: { username: 'cleo', password: newPassword },
  })
  expect(signedIn.status).toBe(200)
  expect(await UserModel.findOne({ username: 'cleo' }).lean()).toMatchObject({ role: 'chef' })
  restore()
})

test('a taken name or address is refused at its field', async () => {
  const admin = await createAdmin()
  await createUser({ username: 'ben' })
  const refused = await create(admin, { username: 'ben', email: 'new@example.org' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ fields: { username: 'Username already exists.' } })
  const taken = await create(admin, { username: 'dora', email: 'ben@example.org' })
  expect(await taken.json()).toMatchObject({ fields: { email: 'Email already exists.' } })
})

test('the file of the users has no secrets, no samples and no formulas', async () => {
  const admin = await createAdmin()
  await createUser({ username: 'ben', email: '=1+1@example.org', passwordHash: 'hash-of-ben' })
  await createUser({ username: 'sample1', isSample: true })
  const { headers } = admin
  const response = await callRoute(GET, '/api/stats/admin/users/csv', { headers })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await response.text()
  expect(text).toContain("ben,'=1+1@example.org,yes,user,0,")
  expect(text).not.toContain('hash-of-ben')
  expect(text).not.toContain('sample1')
})

test('the file has all accounts, also more than a list has', async () => {
  const { headers } = await createAdmin()
  const signed = { passwordHash: 'x', dateSigned: new Date(), lastSigned: new Date() }
  const names = Array.from({ length: LIMITS.listEntries }, (_, i) => `member-${i}`)
  const users = await stored('users')
  await users.insertMany(
    names.map((username) => {
      const email = `${username}@example.org`
      return { ...signed, username, usernameKey: username, email, role: 'user', permissions: 0 }
    }),
  )
  const response = await callRoute(GET, '/api/stats/admin/users/csv', { headers })
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + names.length + 1)
})
