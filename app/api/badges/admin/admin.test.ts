import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { withBadges } from '@/testing/badges'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET as UNCONFIRMED } from '../unconfirmed/route'
import { DELETE as REVOKE, POST as AWARD } from './award/route'
import { GET as IMAGE } from './badge-image/[code]/route'
import { DELETE, PUT } from './badges/[code]/route'
import { GET as LIST } from './badges/route'
import { POST as RESTORE } from './deleted/[id]/restore/route'
import { POST as UPLOAD } from './upload-badge-image/route'

withTestDatabase()
withBadges()

let admin: TestAdmin
let ben: TestUser
beforeEach(async () => {
  admin = await createAdmin({ username: 'ann4', dateSigned: new Date('2026-01-01') })
  ben = await createUser({ username: 'ben' })
})

async function award(route: typeof AWARD | typeof REVOKE, body: Record<string, unknown>) {
  const method = route === AWARD ? 'POST' : 'DELETE'
  const answer = await callRoute(route, '/', { method, headers: admin.headers, body })
  return [answer.status, await answer.json()] as const
}

const give = { username: 'ben', badgeCode: 'Bug-Finder', reason: 'Found a bug.' }

async function edit(code: string, body: unknown) {
  const answer = await callRoute(PUT, '/', {
    method: 'PUT',
    headers: admin.headers,
    params: { code },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

async function uncollected(user: TestUser): Promise<string[]> {
  const answer = await callRoute(UNCONFIRMED, '/', { headers: user.headers })
  return ((await answer.json()) as { code: string }[]).map(({ code }) => code)
}

const audit = async () =>
  (await (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()).map(
    ({ action, target, before, after }) => [action, target.name, before ?? after],
  )

test('a badge is given by hand once, taken, and given again, each with its reason (G-132)', async () => {
  expect(await award(AWARD, give)).toMatchObject([200, { message: 'Badge awarded.' }])
  expect(await uncollected(ben)).toContain('bug-finder')
  expect(await award(AWARD, give)).toMatchObject([
    409,
    { error: 'This member holds the badge already.' },
  ])
  expect(await award(REVOKE, { ...give, reason: 'It was none.' })).toMatchObject([
    200,
    { message: 'Badge revoked.' },
  ])
  expect(await uncollected(ben)).not.toContain('bug-finder')
  expect((await award(REVOKE, give))[0]).toBe(404)
  expect((await award(AWARD, give))[0]).toBe(200)
  expect(await uncollected(ben)).toContain('bug-finder')
  const facts = { badge: 'bug-finder', reason: 'Found a bug.' }
  expect(await audit()).toEqual([
    ['award badge', 'ben', facts],
    ['revoke badge', 'ben', { ...facts, reason: 'It was none.' }],
    ['award badge', 'ben', facts],
  ])
})

test('an award needs a member, a badge and a reason', async () => {
  expect(await award(AWARD, { ...give, reason: ' ' })).toMatchObject([
    400,
    { fields: { reason: 'Please give a reason.' } },
  ])
  expect((await award(AWARD, { ...give, username: 'n0b0dy' }))[0]).toBe(404)
  expect(await award(AWARD, { ...give, badgeCode: 'none' })).toMatchObject([
    404,
    { error: 'Badge not found.' },
  ])
})

test('a unique badge is given once, and never to the owner (G-133)', async () => {
  await createUser({ username: 'cleo' })
  const unique = { ...give, badgeCode: 'first-author' }
  expect(await award(AWARD, { ...unique, username: 'ann4' })).toMatchObject([
    409,
    { error: 'A unique badge never goes to the owner.' },
  ])
  expect((await award(AWARD, unique))[0]).toBe(200)
  expect((await award(REVOKE, unique))[0]).toBe(200)
  expect(await award(AWARD, { ...unique, username: 'cleo' })).toMatchObject([
    409,
    { error: 'This badge is unique and was given once.' },
  ])
})

test('a badge is edited, and a retired one is not given any more', async () => {
  const { status, body } = await edit('ART-10', { name: 'Ten works', value: 61, isRetired: true })
  expect([status, body]).toMatchObject([
    200,
    { code: 'art-10', name: 'Ten works', value: 61, isRetired: true, rule: 'art-10', holders: 0 },
  ])
  expect(await award(AWARD, { ...give, badgeCode: 'art-10' })).toMatchObject([
    409,
    { error: 'This badge is retired.' },
  ])
  expect((await edit('art-10', { isRetired: false })).body).toMatchObject({ isRetired: false })
  expect((await award(AWARD, { ...give, badgeCode: 'art-10' }))[0]).toBe(200)
  for (const [wrong, field] of [
    [{ value: -1 }, 'value'],
    [{ name: '' }, 'name'],
    [{ color: 'red' }, 'color'],
    [{ rule: 'x' }, 'rule'],
    [{ iconPath: 'https://example.org/a.png' }, 'iconPath'],
  ] as const) {
    expect(await edit('art-10', wrong)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
  }
  expect((await edit('none', { value: 1 })).status).toBe(404)
  expect((await edit('art-10', {})).status).toBe(400)
})

test('two who hold a badge keep it from becoming unique', async () => {
  await createUser({ username: 'cleo' })
  for (const username of ['ben', 'cleo']) await award(AWARD, { ...give, username })
  expect(await edit('bug-finder', { isUnique: true })).toMatchObject({
    status: 409,
    body: { fields: { isUnique: 'isUnique cannot be set, as 2 members have held this badge.' } },
  })
})

test('a deleted badge is nobody’s, and comes back to its holders', async () => {
  await award(AWARD, give)
  const id = (await edit('bug-finder', { value: 51 })).body._id
  const answer = await callRoute(DELETE, '/', {
    method: 'DELETE',
    headers: admin.headers,
    params: { code: 'bug-finder' },
  })
  expect(answer.status).toBe(200)
  expect(await uncollected(ben)).not.toContain('bug-finder')
  const back = await callRoute(RESTORE, '/', {
    method: 'POST',
    headers: admin.headers,
    params: { id },
  })
  expect(back.status).toBe(200)
  expect(await uncollected(ben)).toContain('bug-finder')
  const list = await callRoute(LIST, '/', { headers: admin.headers })
  expect(
    (await list.json()).find(({ code }: { code: string }) => code === 'bug-finder'),
  ).toMatchObject({ holders: 1, value: 51 })
})

async function send(code: string, image?: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append('code', code)
  if (image) body.append('image', new File([image], 'a.webp'))
  const answer = await callRoute(UPLOAD, '/', { method: 'POST', headers: admin.headers, body })
  return [answer.status, await answer.json()] as const
}

test('an SVG becomes the picture of a badge; scripts and links have no effect (G-10, G-98)', async () => {
  const svg =
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">' +
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">' +
    '<script>alert(1)</script><image href="https://example.org/a.png"/>' +
    '<a href="https://example.org"><circle cx="5" cy="5" r="4" fill="#2e8b4f"/></a></svg>'
  expect((await send('like', new TextEncoder().encode(svg)))[0]).toBe(200)
  const answer = await callRoute(IMAGE, '/', { headers: admin.headers, params: { code: 'like' } })
  expect(answer.headers.get('content-type')).toBe('image/png')
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 4])
  const middle = (256 * 512 + 256) * 4
  expect([data[3], data[middle + 1], data[middle + 3]]).toEqual([0, 0x8b, 255])
})

test.each([
  [
    'of a picture elsewhere alone',
    '<svg viewBox="0 0 9 9"><image href="https://a.example/b"/></svg>',
  ],
  [
    'with entities',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"><rect width="9"/></svg>',
  ],
  ['that is cut off', '<svg viewBox="0 0 9 9"><rect width="9" height="9"'],
])('an SVG %s is 415', async (_, svg) => {
  expect((await send('like', new TextEncoder().encode(svg)))[0]).toBe(415)
})

async function imageOf(code: string) {
  const answer = await callRoute(IMAGE, '/', { headers: admin.headers, params: { code } })
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata()
}

test('an uploaded picture becomes a PNG of 512 px in place of the medal (G-98, G-133)', async () => {
  expect(await imageOf('like')).toMatchObject({ format: 'png', width: 512, height: 512 })
  const create = { width: 40, height: 20, channels: 3, background: '#ff0000' } as const
  const webp = new Uint8Array(await sharp({ create }).webp().toBuffer())
  expect(await send('Like', webp)).toMatchObject([
    200,
    { message: 'Badge image uploaded successfully' },
  ])
  expect(await imageOf('like')).toMatchObject({ width: 512, height: 512, hasAlpha: true })
  expect((await send('like', webp))[0]).toBe(200)
  expect(await (await stored('media.files')).countDocuments(), 'the old one is gone').toBe(1)
  expect((await send('none', webp))[0]).toBe(404)
  expect(await send('like')).toMatchObject([400, { error: 'Please select an image' }])
  expect((await send('like', new TextEncoder().encode('<svg/>')))[0]).toBe(415)
})
