import { beforeEach, expect, test } from 'vitest'
import { GET as INVITATION } from '@/app/api/party/invitation/route'
import { GET as JOKE } from '@/app/api/ping/[secret]/unsubscribe/route'
import { GET as PARTY } from '@/app/api/ping/ping/ping/party/route'
import { grantRole } from '@/lib/auth/permissions'
import { partyPlace } from '@/lib/party/invitation'
import { jokePing, listPingDays } from '@/lib/party/pings'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createUser } from '@/testing/factories'
import { type CallOptions, callRoute } from '@/testing/request'
import { PingDayModel } from '@/models/ping-day'

withEnv({ PING_SECRET: 'hush hush', RATE_LIMIT: 'on' })
const setClock = withTestClock('2026-11-22T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-22T12:00:00Z'))

const party = (options?: CallOptions) => callRoute(PARTY, '/api/ping/ping/ping/party', options)
const joke = (secret: string, options?: CallOptions) =>
  callRoute(JOKE, `/api/ping/${encodeURIComponent(secret)}/unsubscribe`, {
    params: { secret },
    ...options,
  })

async function counted() {
  const admin = grantRole((await createUser({ role: 'admin' })).viewer, 'admin')
  if (!admin) throw new Error('The admin is none.')
  return listPingDays(admin, 2)
}

test('pings are counted by day and page, and nothing else is stored (G-106)', async () => {
  expect((await party()).status).toBe(204)
  setClock('2026-11-23T00:00:01Z')
  const answers = await Promise.all([party(), party(), joke('hush hush')])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await counted()).toEqual([
    { day: '2026-11-23', party: 2, unsubscribe: 1 },
    { day: '2026-11-22', party: 1, unsubscribe: 0 },
  ])
  expect(await PingDayModel.findById('2026-11-23').lean()).toEqual({
    _id: '2026-11-23',
    party: 2,
    unsubscribe: 1,
  })
})

test('a token that holds no longer is 204 and counted (G-134)', async () => {
  for (const answer of [
    await party({ headers: { 'x-auth-token': 'x' } }),
    await joke('hush hush', { headers: { authorization: 'Bearer x' } }),
  ]) {
    expect(answer.status).toBe(204)
  }
  expect((await counted())[0]).toMatchObject({ party: 1, unsubscribe: 1 })
})

test('a wrong secret is 404 like an unknown path, and counts nothing', async () => {
  for (const secret of ['', 'hush', 'hush hush ', 'HUSH HUSH', 'x'.repeat(200)]) {
    const answer = await joke(secret)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'Not found.', message: 'Not found.' })
  }
  expect((await counted())[0]).toMatchObject({ unsubscribe: 0 })
})

test.each([
  ['HEAD', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['Do Not Track', { headers: { dnt: '1' } }],
  ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
  ['a crawler', { headers: { 'user-agent': 'Googlebot/2.1' } }],
])('%s is 204 and counts nothing (G-17, G-113)', async (_, options) => {
  expect((await party(options)).status).toBe(204)
  expect((await joke('hush hush', options)).status).toBe(204)
  expect((await counted())[0]).toMatchObject({ party: 0, unsubscribe: 0 })
})

test('the thirty-first ping of an address within a minute is refused (G-13)', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push((await party()).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204))
  expect(statuses[30]).toBe(429)
})

test('the joke page calls the address with the secret', () => {
  expect(jokePing()).toBe('/api/ping/hush%20hush/unsubscribe')
})

test('without keys the party is at the observatory of Greenwich, with a map of it', () => {
  expect(partyPlace()).toEqual({
    lat: 51.4779,
    lng: -0.0015,
    mapsUrl: 'https://www.google.com/maps/search/51.4779%2C%20-0.0015/@51.4779,-0.0015,17z',
  })
})

test('the invitation is a calendar entry of tonight, 23:30 by the clock of its reader', async () => {
  const answer = await callRoute(INVITATION, '/api/party/invitation')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="party.ics"')
  const text = await answer.text()
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pochade//EN',
    'BEGIN:VEVENT',
    'UID:party-2026-11-22@localhost',
    expect.stringMatching(/^DTSTAMP:20261122T1200\d\dZ$/),
    'DTSTART:20261122T233000',
    'SUMMARY:Wanna join the party?',
    'LOCATION:51.4779\\, -0.0015',
    'GEO:51.4779;-0.0015',
    expect.stringMatching(/^URL:https:/),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
