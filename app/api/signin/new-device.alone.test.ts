import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPassword } from '@/lib/account/admin-cli'
import { describeDevice } from '@/lib/account/devices'
import { readCookie } from '@/lib/auth/cookies'
import * as environment from '@/lib/env'
import type { MailMessage } from '@/lib/mail/message'
import { queueMail } from '@/lib/mail/queue-mail'
import { runShutdownTasks } from '@/lib/runtime/shutdown'
import { cookiesOf } from '@/testing/cookies'
import { createUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { KnownDeviceModel } from '@/models/known-device'
import { UserModel } from '@/models/user'
import { POST as signInRoute } from './route'
import { POST as signUpRoute } from '../signup/route'

vi.mock('@/lib/mail/queue-mail')
withTestDatabase()
beforeEach(() => void vi.mocked(queueMail).mockReset().mockResolvedValue())
afterEach(() => vi.restoreAllMocks())

const ANNA = { username: 'anna', password: 'correct horse battery' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in, or up, in a browser that keeps its cookies in `jar`. */
async function open(
  jar: Map<string, string>,
  { up = false, ip = '192.0.2.7', username = ANNA.username } = {},
) {
  const response = await callRoute(up ? signUpRoute : signInRoute, '/api/signin', {
    method: 'POST',
    body: { ...ANNA, username, ...(up && { email: 'anna@example.org' }) },
    headers: {
      'user-agent': FIREFOX,
      'x-client-ip': ip,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    jar.set(name, value)
  }
  return response
}

const newSignIns = () =>
  vi
    .mocked(queueMail)
    .mock.calls.map(([message]): MailMessage => message)
    .filter((message) => message.kind === 'notice' && message.notice.event === 'new_sign_in')

/** What has been said once every notice that is on its way has arrived. */
async function settled(): Promise<MailMessage[]> {
  await runShutdownTasks()
  return newSignIns()
}

test('signing up and a known browser send no notice; another browser sends one', async () => {
  const [known, other] = [new Map<string, string>(), new Map<string, string>()]
  expect((await open(known, { up: true })).status).toBe(201)
  expect((await open(known)).status).toBe(200)
  await open(known, { ip: '192.0.2.99' })
  expect(newSignIns()).toEqual([])
  await open(other)
  await expect.poll(() => newSignIns()).toHaveLength(1)
  await open(other)
  await open(known)
  expect(newSignIns()).toEqual([
    {
      kind: 'notice',
      to: 'anna@example.org',
      username: 'anna',
      userId: expect.any(String) as string,
      notice: {
        event: 'new_sign_in',
        device: 'Firefox on Linux',
        ip: '192.0.2.7',
        at: expect.any(Date) as Date,
      },
    },
  ])
})

test('the cookie is HttpOnly, and the database does not store its value', async () => {
  const jar = new Map<string, string>()
  const response = await open(jar, { up: true })
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('device='))
  expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/)
  const known = await KnownDeviceModel.find().lean()
  expect(known).toHaveLength(1)
  expect(JSON.stringify(known)).not.toContain(jar.get('device'))
})

test('a wrong password stores no device and sends no notice', async () => {
  await open(new Map(), { up: true })
  const body = { ...ANNA, password: 'not the password' }
  const response = await callRoute(signInRoute, '/api/signin', { method: 'POST', body })
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await KnownDeviceModel.countDocuments()).toBe(1)
})

test('an account of before is told of its first known browser only if it was used before', async () => {
  await createUser({ username: 'anna', timesSigned: 1 })
  await setPassword('anna', ANNA.password)
  await open(new Map())
  expect(newSignIns()).toEqual([])
  await KnownDeviceModel.deleteMany({})
  await open(new Map())
  await expect.poll(() => newSignIns()).toHaveLength(1)
})

test('20 concurrent sign-ins of a known browser send no notice', async () => {
  const jar = new Map<string, string>()
  await open(jar, { up: true })
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(new Map(jar))))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await KnownDeviceModel.countDocuments()).toBe(1)
  expect(newSignIns()).toEqual([])
  expect((await UserModel.findOne().lean())?.timesSigned).toBe(21)
})

test('an id that the server did not issue is replaced and never known', async () => {
  await open(new Map(), { up: true })
  const made = { device: 'A'.repeat(43) }
  const jar = new Map(Object.entries(made))
  await open(jar)
  expect(jar.get('device')?.split('.')[0]).not.toBe(made.device)
  await open(new Map(Object.entries(made)))
  await expect.poll(() => newSignIns()).toHaveLength(2)
})

test('the id of another account, planted in a browser, is not known later', async () => {
  await open(new Map(), { up: true })
  await createUser({ username: 'ben' })
  await setPassword('ben', 'a password of ben')
  const body = { username: 'ben', password: 'a password of ben' }
  const response = await callRoute(signInRoute, '/api/signin', { method: 'POST', body })
  const ofBen = readCookie(cookiesOf(response), 'device') ?? ''
  await open(new Map([['device', ofBen]]))
  await expect.poll(() => newSignIns()).toHaveLength(1)
  await open(new Map([['device', ofBen]]))
  await expect.poll(() => newSignIns()).toHaveLength(2)
})

test('two accounts use one browser in turn, and both know it', async () => {
  const jar = new Map<string, string>()
  await open(jar, { up: true })
  await createUser({ username: 'ben', timesSigned: 1 })
  await setPassword('ben', ANNA.password)
  for (const username of ['ben', 'anna', 'ben']) await open(jar, { username })
  expect(await KnownDeviceModel.countDocuments()).toBe(2)
  expect(newSignIns()).toEqual([])
})

async function withLookup(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  work: (lookups: string[]) => Promise<void>,
) {
  const lookups: string[] = []
  const server = createServer((request, response) => {
    lookups.push(request.url ?? '')
    handler(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const keys = { ...environment.env(), IP_LOOKUP_URL: `http://127.0.0.1:${port}/{ip}/json` }
  vi.spyOn(environment, 'env').mockReturnValue(keys)
  try {
    await work(lookups)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('the rough place is named where a lookup service is set (G-17)', async () => {
  const place = { city: 'Graz', region: 'Styria', country_name: 'Austria' }
  await withLookup(
    (_, response) => response.end(JSON.stringify(place)),
    async (lookups) => {
      await open(new Map(), { up: true })
      await open(new Map(), { ip: '2001:db8::7' })
      await expect.poll(() => newSignIns()).toHaveLength(1)
      expect(lookups).toEqual(['/2001%3Adb8%3A%3A7/json'])
      expect(newSignIns()[0]).toMatchObject({ notice: { place: 'Graz, Austria' } })
    },
  )
})

test.each([
  ['fails', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
  ['answers nonsense', (_: IncomingMessage, response: ServerResponse) => response.end('<p>')],
  ['answers of other things', (_: IncomingMessage, r: ServerResponse) => r.end('{"city":{}}')],
  [
    'leads elsewhere',
    (_: IncomingMessage, r: ServerResponse) => {
      r.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    },
  ],
])('a lookup that %s leaves the notice without a place', async (_, handler) => {
  await withLookup(handler, async () => {
    await open(new Map(), { up: true })
    expect((await open(new Map())).status).toBe(200)
    await expect.poll(() => newSignIns()).toHaveLength(1)
    expect(newSignIns()[0]).not.toHaveProperty('notice.place')
  })
})

test('a lookup that hangs delays neither the sign-in nor, for long, the notice; a process that ends waits for it', async () => {
  await withLookup(
    () => {},
    async (lookups) => {
      await open(new Map(), { up: true })
      expect((await open(new Map())).status).toBe(200)
      await expect.poll(() => lookups).toHaveLength(1)
      expect(newSignIns()).toEqual([])
      expect(await settled()).toHaveLength(1)
    },
  )
})

test('a device is described by browser and system, as far as they are known', () => {
  expect(describeDevice(FIREFOX)).toBe('Firefox on Linux')
  expect(describeDevice('Mozilla/5.0 Firefox/140.0')).toBe('Firefox on an unknown system')
  expect(describeDevice('none of the known')).toBe('Unknown device')
  expect(describeDevice(null)).toBe('Unknown device')
  expect(describeDevice(`${'('.repeat(100_000)}`)).toBe('Unknown device')
})
