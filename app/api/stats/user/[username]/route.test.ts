import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { PUT } from '@/app/api/stats/user/[username]/route'
import { identify } from '@/lib/auth/identity'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'

withTestDatabase()

async function edit(by: TestUser | null, username: string, body: unknown) {
  const response = await callRoute(PUT, `/api/stats/user/${username}`, {
    method: 'PUT',
    headers: by?.headers ?? {},
    body,
    params: { username },
  })
  return { status: response.status, body: await response.json() }
}

const storedUser = async ({ viewer }: TestUser) =>
  (await stored('users')).findOne({ _id: new Types.ObjectId(viewer.id) })

const changes = async () => (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()

const isKnown = async ({ headers }: TestUser) =>
  (await identify(new Headers(headers))).kind === 'known'

test('an admin changes the five fields, and nothing else that was sent (G-102)', async () => {
  const admin = await createUser({ username: 'ann4', role: 'admin' })
  const ben = await createUser({ username: 'ben', timesSigned: 3, chatTokensUsed: 4 })
  const answer = await edit(admin, 'ben', {
    username: 'Bass Clef',
    userEmoji: '🐚',
    email: ' Clef@Example.ORG ',
    role: 'user, chef,king,gallery_manager,chef',
    permissions: 1,
    timesSigned: 99,
    chatTokensUsed: 99,
    passwordHash: 'x',
    tokenVersion: 99,
    isSample: true,
  })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      username: 'b455clef',
      userEmoji: '🐚',
      email: 'clef@example.org',
      emailVerified: false,
      role: 'user,chef,gallery_manager',
      permissions: 1,
      timesSigned: 3,
      chatTokensUsed: 4,
    },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/hash|birthday/i)
  expect(await storedUser(ben)).toMatchObject({
    usernameKey: 'b455clef',
    passwordHash: 'none',
    tokenVersion: 1,
    usernameChangedAt: null,
    isSample: false,
    timesSigned: 3,
  })
  expect(await changes()).toMatchObject([
    {
      actorName: 'ann4',
      action: 'update user',
      target: { kind: 'user', id: ben.viewer.id, name: 'ben' },
      before: { username: 'ben', userEmoji: null, email: 'ben@example.org', role: 'user' },
      after: { username: 'b455clef', userEmoji: '🐚', role: 'user,chef,gallery_manager' },
    },
  ])
})

test('one field is enough, the same values change nothing, and none is an error', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben', userEmoji: '🐚', email: 'ben@localhost' })
  expect((await edit(admin, 'ben', { userEmoji: '' })).body).toMatchObject({ userEmoji: null })
  // The form sends them all like this; the address is older than the rule.
  const same = { username: 'ben', userEmoji: '', email: 'ben@localhost', role: 'user' }
  expect((await edit(admin, 'ben', { ...same, permissions: 0 })).status).toBe(200)
  expect(await changes()).toHaveLength(1)
  expect(await isKnown(ben)).toBe(true)
  expect(await edit(admin, 'ben', {})).toMatchObject({
    status: 400,
    body: { error: 'Nothing to change.' },
  })
  expect((await edit(admin, 'ben', { timesSigned: 3 })).status).toBe(400)
})

const sessionsOf = async ({ viewer }: TestUser) =>
  (await stored('sessions')).countDocuments({ userId: new Types.ObjectId(viewer.id) })

test('a new role or new permissions end the tokens and their sessions, a name or an emoji do not', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben' })
  await edit(admin, 'ben', { username: 'ben3', userEmoji: '🐚' })
  expect(await isKnown(ben)).toBe(true)
  await edit(admin, 'ben3', { role: 'user,chef' })
  expect([await isKnown(ben), await sessionsOf(ben)]).toEqual([false, 0])
  const cleo = await createUser({ username: 'cleo' })
  await edit(admin, 'cleo', { permissions: 1 })
  expect(await isKnown(cleo)).toBe(false)
})

test('a suspension ends all sessions, and restoring brings back nothing but login (G-102b)', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben' })
  expect(await sessionsOf(ben)).toBe(1)
  expect((await edit(admin, 'ben', { permissions: -1 })).status).toBe(200)
  expect([await isKnown(ben), await sessionsOf(ben)]).toEqual([false, 0])
  expect((await edit(admin, 'ben', { permissions: 0 })).status).toBe(200)
  expect([await isKnown(ben), await sessionsOf(ben)]).toEqual([false, 0])
})

test('a new address is unverified and gets a code (G-102b)', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben' })
  expect((await edit(admin, 'ben', { email: 'new@example.org' })).body).toMatchObject({
    emailVerified: false,
  })
  expect(await storedUser(ben)).toMatchObject({ email: 'new@example.org', emailVerified: false })
  const codes = await (await stored('verificationcodes')).find({}).toArray()
  expect(codes).toMatchObject([{ email: 'new@example.org' }])
  expect(await isKnown(ben)).toBe(true)
})

test('a new name follows the rule, leaves the old one reserved and does not use up the rename', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben' })
  await createUser({ username: 'other' })
  expect((await edit(admin, 'ben', { username: 'bertha' })).body).toMatchObject({
    username: 'bertha',
  })
  expect(await storedUser(ben)).toMatchObject({ usernameChangedAt: null })
  expect(await edit(admin, 'other', { username: 'ben' })).toMatchObject({
    status: 409,
    body: { error: 'Username already exists.' },
  })
  // Its own former name is free to it.
  expect((await edit(admin, 'bertha', { username: 'ben' })).status).toBe(200)
})

test('errors are listed by field, and nothing is written', async () => {
  const admin = await createUser({ username: 'ann4', role: 'admin' })
  await createUser({ username: 'ben' })
  const taken = 'Username already exists.'
  const rule = 'Permissions must be a whole number from -1 to 9.'
  const cases: [unknown, number, string][] = [
    [
      { username: 'x' },
      400,
      'Username must be 2-20 characters: letters, digits, dot, dash or underscore.',
    ],
    [
      { username: '' },
      400,
      'Username must be 2-20 characters: letters, digits, dot, dash or underscore.',
    ],
    [{ username: 'anna' }, 409, taken],
    [{ username: 'ANN4' }, 409, taken],
    [{ username: 'root' }, 409, taken],
    [{ email: 'nothing' }, 400, 'Please enter a valid email.'],
    [{ email: 'ann4@example.org' }, 409, 'Email already exists.'],
    [{ userEmoji: 'x' }, 400, 'Input must be a single emoji.'],
    [{ permissions: 10 }, 400, rule],
    [{ permissions: -2 }, 400, rule],
    [{ permissions: 0.5 }, 400, rule],
    [{ permissions: '1' }, 400, rule],
    [{ role: 7 }, 400, 'Role must be a text.'],
    [{ email: { $gt: '' } }, 400, 'Email must be a text.'],
  ]
  const before = await (await stored('users')).find({}).toArray()
  for (const [body, status, error] of cases) {
    expect(await edit(admin, 'ben', body), JSON.stringify(body)).toMatchObject({
      status,
      body: { error },
    })
  }
  const { body } = await edit(admin, 'ben', { username: 'x', email: 'y', permissions: 10 })
  expect(Object.keys(body.fields)).toEqual(['username', 'email', 'permissions'])
  expect((await edit(admin, 'ben', { userEmoji: 'x' })).body.fields).toEqual({
    userEmoji: 'Input must be a single emoji.',
  })
  expect(await (await stored('users')).find({}).toArray()).toEqual(before)
  expect(await changes()).toEqual([])
})

test('a field that somebody else changed meanwhile is refused with both values, and the other fields are not', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben', email: 'ben@example.org' })
  const opened = { username: 'ben', userEmoji: null, email: 'ben@example.org', role: 'user' }
  await edit(admin, 'ben', { email: 'own@example.org', userEmoji: '🐚' })
  // What was not edited is not put back.
  expect(await edit(admin, 'ben', { role: 'user,chef', before: opened })).toMatchObject({
    status: 200,
    body: { email: 'own@example.org', userEmoji: '🐚', role: 'user,chef' },
  })
  const sent = { email: 'admin@example.org', userEmoji: '🌊', permissions: 1 }
  const before = { ...opened, permissions: 0 }
  expect(await edit(admin, 'ben', { ...sent, before })).toEqual({
    status: 409,
    body: {
      error: 'Somebody else changed this in the meantime.',
      message: 'Somebody else changed this in the meantime.',
      fields: { email: 'Now own@example.org.', userEmoji: 'Now 🐚.' },
      conflicts: {
        email: { sent: 'admin@example.org', stored: 'own@example.org' },
        userEmoji: { sent: '🌊', stored: '🐚' },
      },
    },
  })
  expect(await storedUser(ben)).toMatchObject({ email: 'own@example.org', permissions: 0 })
  // Who has seen both decides.
  const seen = { ...before, email: 'own@example.org', userEmoji: '🐚' }
  expect((await edit(admin, 'ben', { ...sent, before: seen })).body).toMatchObject(sent)
  // The same change by both is none.
  expect((await edit(admin, 'ben', { email: sent.email, before })).status).toBe(200)
})

test('a value that was removed meanwhile is told as empty', async () => {
  const admin = await createUser({ role: 'admin' })
  await createUser({ username: 'ben', userEmoji: null })
  const { status, body } = await edit(admin, 'ben', {
    userEmoji: '🌊',
    before: { userEmoji: '🐚' },
  })
  expect(status).toBe(409)
  expect(body.fields).toEqual({ userEmoji: 'Now empty.' })
  expect(body.conflicts).toEqual({ userEmoji: { sent: '🌊', stored: null } })
})

test('of ten concurrent edits of one field one is written, and the others learn of it', async () => {
  const admin = await createUser({ role: 'admin' })
  await createUser({ username: 'ben', email: 'ben@example.org' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      edit(admin, 'ben', { email: `b${i}@example.org`, before: { email: 'ben@example.org' } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const written = answers.find(({ status }) => status === 200)?.body.email
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.conflicts.email.stored).toBe(written)
  }
})

test('concurrent edits of different fields are all written', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben' })
  const edits = [
    { email: 'new@example.org', before: { email: 'ben@example.org' } },
    { userEmoji: '🐚', before: { userEmoji: null } },
    { role: 'user,chef', before: { role: 'user' } },
    { permissions: 1, before: { permissions: 0 } },
  ]
  const answers = await Promise.all(edits.map((body) => edit(admin, 'ben', body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await storedUser(ben)).toMatchObject({
    email: 'new@example.org',
    userEmoji: '🐚',
    role: 'user,chef',
    permissions: 1,
  })
})

test('an account is found by its id too, also after it was renamed', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben' })
  const sample = await createUser({ username: 'ann4', isSample: true, usernameKey: 'sample:a' })
  await edit(admin, 'ben', { username: 'bertha' })
  const byId = await edit(admin, ben.viewer.id, { role: 'user,chef', before: { role: 'user' } })
  expect(byId).toMatchObject({ status: 200, body: { username: 'bertha', role: 'user,chef' } })
  expect((await edit(admin, sample.viewer.id, { permissions: 1 })).status).toBe(404)
})

test('a role without known words becomes an ordinary user', async () => {
  const admin = await createUser({ role: 'admin' })
  await createUser({ username: 'ben', role: 'chef' })
  expect((await edit(admin, 'ben', { role: 'king' })).body).toMatchObject({ role: 'user' })
})

test('the last admin can be neither demoted nor suspended (G-16)', async () => {
  const admin = await createUser({ username: 'ann4', role: 'admin' })
  const last = { status: 409, body: { error: 'At least one admin is required.' } }
  expect(await edit(admin, 'ann4', { role: 'user' })).toMatchObject(last)
  expect(await edit(admin, 'ann4', { permissions: -1 })).toMatchObject(last)
  expect(await storedUser(admin)).toMatchObject({ role: 'admin', permissions: 0 })
  await createUser({ username: 'ben', role: 'admin' })
  expect((await edit(admin, 'ann4', { role: 'user' })).status).toBe(200)
})

test('two admins who suspend each other concurrently leave one', async () => {
  const anna = await createUser({ username: 'ann4', role: 'admin' })
  const ben = await createUser({ username: 'ben', role: 'admin' })
  const answers = await Promise.all([
    edit(anna, 'ben', { permissions: -1 }),
    edit(ben, 'ann4', { permissions: -1 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('of ten concurrent edits to one name one succeeds', async () => {
  const admin = await createUser({ role: 'admin' })
  for (let i = 0; i < 10; i++) await createUser({ username: `b${i}b` })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => edit(admin, `b${i}b`, { username: 'wanted' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('unknown users are 404, others than admins 403, visitors 401', async () => {
  const admin = await createUser({ role: 'admin' })
  const ben = await createUser({ username: 'ben', role: 'user,chef,gallery_manager' })
  expect((await edit(admin, 'nobody', { role: 'user' })).status).toBe(404)
  expect(await edit(ben, 'ben', { role: 'admin' })).toMatchObject({
    status: 403,
    body: { error: 'Admin access required.' },
  })
  expect((await edit(null, 'ben', { role: 'admin' })).status).toBe(401)
  expect(await storedUser(ben)).toMatchObject({ role: 'user,chef,gallery_manager' })
})
