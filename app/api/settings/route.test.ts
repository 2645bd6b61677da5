import { Types } from 'mongoose'
import { expect, onTestFinished, test } from 'vitest'
import { invalidate, readChanges, SETTINGS_TAG } from '@/lib/cache'
import { env } from '@/lib/env'
import { startSettings } from '@/lib/settings/load'
import { readSystem } from '@/lib/system/problems'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser, type TestAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { CacheTagModel } from '@/models/cache-tag'
import { SettingsModel } from '@/models/settings'
import { GET, PATCH } from './route'
import { POST as UNDO } from './undo/route'

withTestDatabase()

type Answer = {
  settings: { key: string; value: string; source: string }[]
  history: { id: string; by: string; changes: unknown[] }[]
  errors?: unknown
  fields?: Record<string, string>
}

function change({ headers }: TestUser, values: object, more: object = {}) {
  return callRoute(PATCH, '/api/settings', { method: 'PATCH', headers, body: { values, ...more } })
}

async function read({ headers }: TestUser): Promise<Answer> {
  return (await callRoute(GET, '/api/settings', { headers })).json() as Promise<Answer>
}

async function settingOf(admin: TestUser, key: string) {
  return (await read(admin)).settings.find((one) => one.key === key)
}

async function started(): Promise<TestAdmin> {
  await startSettings()
  return createAdmin()
}

test('what is set in the browser is the configuration at once, and its default again when emptied', async () => {
  const admin = await started()
  expect((await change(admin, { SITE_NAME: ' Maria’s Kitchen ' })).status).toBe(200)
  expect(env().SITE_NAME).toBe('Maria’s Kitchen')
  expect(await settingOf(admin, 'SITE_NAME')).toMatchObject({ source: 'settings' })
  await change(admin, { SITE_NAME: '' })
  expect(env().SITE_NAME).toBe('Pochade')
  expect(await settingOf(admin, 'SITE_NAME')).toMatchObject({ source: 'default', value: 'Pochade' })
})

test('invisible and control characters are taken out of a setting (G-11, G-155)', async () => {
  const admin = await started()
  await change(admin, { SITE_NAME: '\u202Ea\u0007b', HOME_TITLE: '\u200B' })
  expect(await settingOf(admin, 'SITE_NAME')).toMatchObject({ value: 'ab' })
  expect(await settingOf(admin, 'HOME_TITLE')).toMatchObject({ source: 'default' })
})

test('the scheme of the address renames the session cookie, and the owner stays signed in', async () => {
  const admin = await started()
  const save = (SITE_URL: string, headers: TestUser['headers']) =>
    callRoute(PATCH, '/api/settings', { method: 'PATCH', headers, body: { values: { SITE_URL } } })
  const origin = { origin: 'http://localhost:3000' }
  const saved = await save('https://example.org', { ...admin.browser, ...origin })
  const [renamed = ''] = saved.headers.getSetCookie()
  expect(renamed).toMatch(/^__Secure-next-auth\.session-token=.+; Secure/)
  const cookie = renamed.split(';')[0] ?? ''
  const again = await save('https://example.org', { ...admin.browser, ...origin, cookie })
  expect([again.status, again.headers.getSetCookie()]).toEqual([200, []])
  const token = await save('', { ...admin.headers, ...origin })
  expect([token.status, token.headers.getSetCookie()]).toEqual([200, []])
})

test('the environment wins, and cannot be changed in the browser', async () => {
  const admin = await started()
  await change(admin, { BOT_NAME: 'Pencil' })
  const unset = setEnv({ BOT_NAME: 'Brush' })
  try {
    expect(env().BOT_NAME).toBe('Brush')
    expect(await settingOf(admin, 'BOT_NAME')).toMatchObject({
      source: 'environment',
      value: 'Brush',
    })
    const refused = await change(admin, { BOT_NAME: 'Chalk' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      fields: { BOT_NAME: 'Name of the chat assistant is set in the environment, which wins.' },
    })
  } finally {
    unset()
  }
  expect(env().BOT_NAME).toBe('Pencil')
})

test.each([
  ['TIME_ZONE', 'Mars/Base', 'Your time zone must be a time zone such as UTC or Europe/Vienna.'],
  ['SITE_NAME', 'x'.repeat(41), 'Name of the site must be at most 40 characters.'],
  [
    'LINKS',
    'Code https://b.example\nMy photos photos.example/anna',
    'Links cannot be read in row 2. Please begin the address with https://.',
  ],
  ['LINKS', 'Code', 'Links cannot be read in row 1. Please enter the address.'],
  ['LINKS', 'Code https://b.example\n'.repeat(21), 'Links must be at most 20 rows.'],
  ['PARTS_OFF', 'store,shop', /^Parts that are off must name parts of the site/],
  ['CONTACT_EMAIL', 'notanaddress', 'E-mail address must be an e-mail address.'],
  [
    'TELEGRAM_CHAT_ID',
    '5',
    'Telegram: token of the bot is missing: “Telegram: token of the bot”, “Telegram: chat” must be set together.',
  ],
  ['AI_DAILY_LIMIT_EUR', '1,500', 'Limit a day in € must be an amount such as 1.00.'],
  [
    'FORMER_HOSTS',
    'old.example.org',
    'Former host names cannot be used without “Public address”, to which they lead.',
  ],
])('%s %s is refused at its field', async (key, value, text) => {
  const admin = await started()
  const answer = await change(admin, { [key]: value })
  expect(answer.status).toBe(400)
  const { fields = {} } = (await answer.json()) as Answer
  expect(Object.values(fields).join()).toMatch(text)
})

test('decimals may have a comma, as in all forms', async () => {
  const admin = await started()
  const values = { AI_DAILY_LIMIT_EUR: '2,50', PARTY_LAT: '48,2', PARTY_LNG: '-16,37' }
  expect((await change(admin, values)).status).toBe(200)
  expect(env()).toMatchObject({ AI_DAILY_LIMIT_EUR: 2.5, PARTY_LAT: 48.2, PARTY_LNG: -16.37 })
})

test('a key of the process is no setting', async () => {
  const admin = await started()
  for (const key of ['PORT', 'AUTH_SECRET', 'MONGODB_URI', 'toString']) {
    expect((await change(admin, Object.fromEntries([[key, '1']]))).status, key).toBe(400)
  }
})

test('a secret is stored encrypted, is used, and comes back in no answer, history or audit', async () => {
  const admin = await started()
  await change(admin, { OPENAI_API_KEY: 'sk-very-secret-1' })
  expect(env().OPENAI_API_KEY).toBe('sk-very-secret-1')
  expect(await settingOf(admin, 'OPENAI_API_KEY')).toEqual({
    key: 'OPENAI_API_KEY',
    value: '',
    source: 'settings',
  })
  const seen = [await read(admin), await SettingsModel.find().lean(), await AuditEntryModel.find()]
  expect(JSON.stringify(seen)).not.toContain('very-secret')
  expect(JSON.stringify(seen)).toContain('(secret)')
})

test('a secret of another AUTH_SECRET counts as unset, and the owner is told', async () => {
  const admin = await started()
  await change(admin, { OPENAI_API_KEY: 'sk-1', SITE_NAME: 'Kept' })
  await SettingsModel.updateOne({ _id: 'site' }, { $set: { 'secrets.OPENAI_API_KEY': 'AAAA' } })
  await invalidate([SETTINGS_TAG])
  expect(env()).toMatchObject({ SITE_NAME: 'Kept' })
  expect(env().OPENAI_API_KEY).toBeUndefined()
  const { problems } = await readSystem(admin.viewer)
  expect(problems.join()).toContain('OpenAI key cannot be read')
})

test('two owners who change different keys both succeed; of one key the second is told', async () => {
  const admin = await started()
  const before = { SITE_NAME: 'Pochade', BOT_NAME: 'Easel' }
  expect((await change(admin, { SITE_NAME: 'One' }, { before })).status).toBe(200)
  expect((await change(admin, { BOT_NAME: 'Two' }, { before })).status).toBe(200)
  const late = await change(admin, { SITE_NAME: 'Three' }, { before })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    conflicts: { SITE_NAME: { sent: 'Three', stored: 'One' } },
  })
  expect(env()).toMatchObject({ SITE_NAME: 'One', BOT_NAME: 'Two' })
})

test('a change is undone by one call, which is a change itself; both are in the audit', async () => {
  const admin = await started()
  await change(admin, { SITE_NAME: 'One', BOT_NAME: 'Ann' })
  await change(admin, { SITE_NAME: 'Two' })
  const { history } = await read(admin)
  expect(history.map(({ changes }) => changes)).toEqual([
    [{ key: 'SITE_NAME', before: 'One', after: 'Two' }],
    [
      { key: 'SITE_NAME', before: null, after: 'One' },
      { key: 'BOT_NAME', before: null, after: 'Ann' },
    ],
  ])
  const body = { id: history[0]?.id }
  const undone = await callRoute(UNDO, '/', { method: 'POST', headers: admin.headers, body })
  expect(undone.status).toBe(200)
  expect(env()).toMatchObject({ SITE_NAME: 'One', BOT_NAME: 'Ann' })
  const entries = await AuditEntryModel.find({ action: 'change settings' }).sort({ _id: 1 }).lean()
  expect(entries.map(({ before, after }) => [before, after]).at(-1)).toEqual([
    { SITE_NAME: 'Two' },
    { SITE_NAME: 'One' },
  ])
})

test('an undo is checked as a change is, and takes back no later one', async () => {
  const admin = await started()
  const undo = async (i: number, origin = '') => {
    const { history } = await read(admin)
    const headers = { ...admin.headers, ...(origin && { origin }) }
    const call = { method: 'POST', headers, body: { id: history[i]?.id } }
    return (await callRoute(UNDO, '/', call)).status
  }
  await change(admin, { BOT_NAME: 'Ann' })
  await change(admin, { BOT_NAME: 'Bea' })
  expect(await undo(1)).toBe(409)
  expect(env().BOT_NAME).toBe('Bea')
  await change(admin, { SITE_URL: 'https://a.example.org' })
  await change(admin, { SITE_URL: 'https://b.example.org' })
  expect(await undo(0, 'https://b.example.org')).toBe(400)
  expect(await undo(0, 'https://a.example.org')).toBe(200)
  onTestFinished(setEnv({ BOT_NAME: 'Fixed' }))
  expect((await read(admin)).history[3]?.changes).toMatchObject([{ after: 'Bea' }])
  expect(await undo(3)).toBe(400)
})

test('the history has the newest fifty changes', async () => {
  const admin = await started()
  await change(admin, { SITE_NAME: 'n0' })
  const stored = await SettingsModel.findOne({ _id: 'site' }).lean()
  const [entry] = stored?.history ?? []
  const history = Array.from({ length: 50 }, () => ({ ...entry, _id: new Types.ObjectId() }))
  await SettingsModel.updateOne({ _id: 'site' }, { $set: { history } })
  await change(admin, { SITE_NAME: 'n1' })
  const answer = await read(admin)
  expect(answer.history).toHaveLength(50)
  expect(answer.history[0]?.changes).toEqual([{ key: 'SITE_NAME', before: 'n0', after: 'n1' }])
})

test('a change of another process is known with the next look at the tags', async () => {
  const admin = await started()
  await change(admin, { SITE_NAME: 'Here' })
  await SettingsModel.updateOne({ _id: 'site' }, { $set: { 'values.SITE_NAME': 'There' } })
  await CacheTagModel.updateOne({ _id: SETTINGS_TAG }, { $inc: { version: 1 } })
  expect(env().SITE_NAME).toBe('Here')
  await readChanges()
  expect(env().SITE_NAME).toBe('There')
})

test('settings that the environment contradicts later are not used, and the site goes on', async () => {
  const admin = await started()
  await change(admin, { SITE_URL: 'https://example.org', FORMER_HOSTS: 'old.example.org' })
  const unset = setEnv({ SITE_URL: 'https://old.example.org' })
  try {
    await invalidate([SETTINGS_TAG])
    expect(env().SITE_URL).toBe('https://old.example.org')
    expect(env().FORMER_HOSTS).toBeUndefined()
  } finally {
    unset()
  }
})

test('one setting that a later rule refuses is not used, and the others are', async () => {
  const admin = await started()
  await change(admin, { SITE_NAME: 'Here' })
  const wrong = { 'values.TILE_URL': 'tile.example.org/{z}/{x}/{y}.png' }
  await SettingsModel.updateOne({ _id: 'site' }, { $set: wrong })
  await invalidate([SETTINGS_TAG])
  expect(env()).toMatchObject({ SITE_NAME: 'Here' })
  expect(env().TILE_URL).toBeUndefined()
})

test('an address of map tiles without scheme or places is refused at its field', async () => {
  const admin = await started()
  for (const TILE_URL of ['tile.example.org/{z}/{x}/{y}.png', 'https://tile.example.org/']) {
    const answer = await change(admin, { TILE_URL })
    expect(answer.status, TILE_URL).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { TILE_URL: expect.any(String) } })
  }
  const TILE_URL = 'https://{s}.tile.example.org/{z}/{x}/{y}.png'
  expect((await change(admin, { TILE_URL })).status).toBe(200)
})

test('an address that the owner did not open is refused, so that nobody locks himself out', async () => {
  const admin = await started()
  const from = (origin: string) =>
    callRoute(PATCH, '/api/settings', {
      method: 'PATCH',
      headers: { ...admin.headers, origin },
      body: { values: { SITE_URL: 'https://example.org' } },
    })
  expect((await from('https://203.0.113.9')).status).toBe(400)
  expect((await from('https://example.org')).status).toBe(200)
})

test('a member who is no admin reads and changes nothing', async () => {
  await started()
  for (const role of ['user', 'chef', 'gallery_manager']) {
    const user = await createUser({ role: `user,${role}` })
    expect((await change(user, { SITE_NAME: 'Mine' })).status).toBe(403)
    expect((await callRoute(GET, '/api/settings', { headers: user.headers })).status).toBe(403)
  }
})
