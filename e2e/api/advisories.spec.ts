import http from 'node:http'
import net from 'node:net'
import { expect, test } from '../fixtures'
import { hangPieces } from '../hang-pieces'
import { withSiteContent } from '../members'
import type { Site } from '../site'

type Headers = Record<string, string>
type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }

const PRIVATE = 'elsewhere.example'
const ADMIN_PAGES = [
  ...['/user-stats', '/user-stats/audit', '/user-stats/outbox', '/user-stats/orders'],
  ...['/user-stats/waiting', '/art-of-the-day/admin', '/badges-admin', '/icons-admin'],
  ...['/art/add', '/art/add/many', '/art/arrange'],
]

/** One of each kind is asked for in every spelling. */
const SPELLED = ['/user-stats/orders', '/art/add']

/** Sends the target as it is. */
function send(site: Site, path: string, options: http.RequestOptions = {}, body = '') {
  const { hostname, port } = new URL(site.url)
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ hostname, port, path, ...options }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Follows redirects of the site, as clients of React's data do. */
async function follow(site: Site, path: string, headers: Headers, times = 3): Promise<Answer> {
  const answer = await send(site, path, { headers })
  const { location } = answer.headers
  if (!location || times === 0) return answer
  const { origin, pathname, search } = new URL(location, site.url)
  expect([origin, path], 'a redirect stays on the site').toEqual([site.url, path])
  return follow(site, pathname + search, headers, times - 1)
}

function sendRaw(site: Site, text: string): Promise<string> {
  const socket = net.connect(Number(new URL(site.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => {})
  socket.write(text)
  return new Promise((resolve) => socket.once('close', () => resolve(answer)))
}

/** What advisories of Next and its kind have used to get past a middleware. */
const INTERNAL: Headers[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-segment-prefetch': '/_full' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/about', 'x-now-route-matches': '1=a' },
  { 'x-invoke-path': '/about', 'x-invoke-status': '200', 'x-invoke-output': '/about' },
  { 'x-middleware-rewrite': '/about', 'x-middleware-next': '1' },
  { 'x-middleware-prefetch': '1', 'x-middleware-subrequest-id': 'a' },
  { 'x-middleware-set-cookie': 'a=b', 'x-middleware-override-headers': 'cookie' },
  { 'x-original-url': '/about', 'x-rewrite-url': '/about', 'x-guarded-path': '/about' },
  { 'x-prerender-revalidate': 'a', 'x-next-resume': '1', 'next-resume': '1' },
  { 'x-http-method-override': 'POST', 'next-url': '/about', purpose: 'prefetch' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=a' },
]

const PLAIN_AND_DATA: Headers[] = [{}, { rsc: '1' }]

const spelled = (path: string) => [
  ...[`${path}.rsc`, `${path}.txt`, `${path}.segments/_tree.segment.rsc`, `${path}/`, `${path}//`],
  ...[`${path}?_rsc=a`, `${path}?nxtPid=about`, `${path}?nxtIid=a`, `${path}?__nextDataReq=1`],
  ...[`${path}?__nextLocale=en`, `${path}?amp=1`, `/_next/data/a${path}.json`, `/./${path}`],
  ...[path.toUpperCase(), `/x/..${path}`, path.replace('/', '/%2f'), `${path}%20`, `${path};a=1`],
  ...[path.replace('s', '%73').replace('art', '%61rt'), `${path}%3f`, `${path}/%2e`, `/.${path}`],
]

test('an admin’s page is refused in every spelling and with every internal header (G-7)', async ({
  site,
  createMember,
}) => {
  await withSiteContent(site, async () => {
    const { now } = await import('@/lib/clock')
    const { createUser } = await import('@/testing/factories')
    const { PreOrderModel } = await import('@/models/pre-order')
    await createUser({ email: `anna@${PRIVATE}` })
    await PreOrderModel.create({ email: `ben@${PRIVATE}`, dateAdded: now() })
  })
  const cookieOf = ({ headers }: { headers: Headers }) => ({
    cookie: `next-auth.session-token=${headers['x-auth-token'] ?? ''}`,
  })
  const admin = cookieOf(await createMember({ role: 'user,admin' }))
  const member = cookieOf(await createMember({ role: 'user,chef' }))
  const heading = async (path: string) =>
    /<h1[^>]*>([^<]+)</.exec((await follow(site, path, admin)).text)?.[1] ?? ''
  for (const path of ['/user-stats', '/user-stats/orders']) {
    expect((await follow(site, path, admin)).text).toContain(PRIVATE)
  }
  for (const path of ADMIN_PAGES) {
    const title = await heading(path)
    expect(title, path).toMatch(/\S/)
    const isWhole = SPELLED.includes(path)
    const targets = isWhole ? spelled(path) : [path]
    const requests = [
      ...(isWhole ? INTERNAL : INTERNAL.slice(0, 6)).map((headers) => ({ target: path, headers })),
      ...targets.flatMap((target) => PLAIN_AND_DATA.map((headers) => ({ target, headers }))),
    ]
    for (const { target, headers } of requests) {
      const { status, text } = await follow(site, target, { ...headers, ...member })
      const name = `${target} ${JSON.stringify(headers)}`
      // A spelling that is another address leads to the page of what is missing.
      expect(target === path ? [400, 403] : [200, 400, 403, 404], name).toContain(status)
      for (const hidden of [PRIVATE, `>${title}<`, `"children":"${title}"`]) {
        expect(text.includes(hidden), `${hidden} in ${name}`).toBe(false)
      }
    }
  }
  const visitor = await follow(site, '/user-stats', { rsc: '1' })
  expect([visitor.status, visitor.text.includes(PRIVATE)]).toEqual([403, false])
})

const ACTION = 'a'.repeat(40)
const part = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const GADGET =
  '{"then":"$1:__proto__:then","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B1\\"}",' +
  '"_response":{"_prefix":"process.exit(1);","_chunks":"$Q2","_formData":{"get":"$1:constructor:constructor"}}}'
const BODIES: [type: string, body: string][] = [
  ['text/plain;charset=UTF-8', `[${GADGET}]`],
  ['multipart/form-data; boundary=b', `${part(`$ACTION_ID_${ACTION}`, '')}--b--\r\n`],
  [
    'multipart/form-data; boundary=b',
    `${part('0', GADGET)}${part('1', '"$@0"')}${part('2', '[]')}--b--\r\n`,
  ],
  ['application/x-www-form-urlencoded', `%24ACTION_ID_${ACTION}=`],
]

test('no page reads a server action, and no upgrade leads anywhere', async ({ site }) => {
  const pages = ['/', '/about', '/cookbook', '/login', '/profile', '/user-stats', '/forbidden']
  for (const path of [...pages, '/email/unsubscribe', '/api/docs', '/no-such', '/today-card']) {
    for (const [type, body] of BODIES) {
      for (const more of [{}, { 'next-action': ACTION }, { 'next-action': ACTION, rsc: '1' }]) {
        const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), ...more }
        const { status } = await send(site, path, { method: 'POST', headers }, body)
        // To the address of React's data, where it is the same.
        expect([307, 400, 404, 405], `${path} ${type}`).toContain(status)
      }
    }
  }
  const upgrade = (target: string) =>
    sendRaw(
      site,
      `GET ${target} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: Upgrade, close\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  const place = '127.0.0.1:1/latest/meta-data'
  for (const target of [`http://${place}`, `//${place}`, `@${place}`, `http:///${place}`]) {
    expect(await upgrade(target), target).toMatch(/^HTTP\/1\.1 400 /)
  }
  expect(await upgrade('/_next/webpack-hmr')).toMatch(/^HTTP\/1\.1 404 /)
  expect((await send(site, '/api/health')).status).toBe(200)
})

test('what one visitor sends changes nothing that the next one is given', async ({
  site,
  createMember,
}) => {
  const { headers, username } = await createMember()
  const token = headers['x-auth-token'] ?? ''
  const { host } = new URL(site.url)
  const session = `next-auth.session-token=${token}`
  const spellings = [
    ...[session, ` ${session}`, session.toUpperCase(), session.replace('n-t', 'n%2Dt')],
    ...[`__Secure-${session}`, `a=b; ${session.replace('=', '="')}"; a=c`],
  ]
  const forms: Headers[] = [
    Object.assign({}, ...INTERNAL) as Headers,
    { 'x-forwarded-host': PRIVATE, 'x-forwarded-proto': 'https', 'x-forwarded-port': '99' },
    { forwarded: `host=${PRIVATE}`, via: `1.1 ${PRIVATE}`, referer: `http://${PRIVATE}/` },
    { host: 'localhost:99', 'x-host': PRIVATE, 'x-forwarded-prefix': '/x' },
    { 'x-nonce': PRIVATE, 'x-request-id': PRIVATE, 'content-security-policy': PRIVATE },
    { 'accept-language': 'de', accept: 'application/json', origin: `//${PRIVATE}` },
    { 'if-none-match': `"${PRIVATE}"`, range: 'bytes=0-9', 'user-agent': PRIVATE },
    { 'x-auth-token': token },
    { authorization: `Bearer ${token}` },
    ...spellings.map((cookie) => ({ cookie })),
    { connection: 'x-forwarded-host, cookie', cookie: session },
  ]
  const ids = await hangPieces(
    site,
    [...forms, null].map((_, i) => ({ title: `Shore ${i}` })),
  )
  for (const [i, sent] of forms.entries()) {
    const path = `/art/${ids[i] ?? ''}`
    await send(site, path, { headers: sent })
    const { status, text } = await send(site, path)
    const name = JSON.stringify(sent).slice(0, 100)
    expect([status, text.includes(`Shore ${i}`)], name).toEqual([200, true])
    for (const other of [username, PRIVATE, 'evil.example', token]) {
      expect(text.includes(other), `${other} after ${name}`).toBe(false)
    }
    const known = await send(site, path, { headers: { 'if-none-match': '"x"' } })
    expect(known.text === text, `the same again after ${name}`).toBe(true)
  }
  // A request behind a member's one, on the connection that a proxy shares.
  const last = `GET /art/${ids.at(-1) ?? ''} HTTP/1.1\r\nHost: ${host}\r\n`
  const asMember = `${last}Cookie: ${session}\r\n`
  const both = await sendRaw(site, `${asMember}\r\n${last}Connection: close\r\n\r\n`)
  const [, first = '', second = ''] = both.split(/^HTTP\/1\.1 200 OK/m)
  expect([first.includes(username), second.includes(username)]).toEqual([true, false])
  expect((await send(site, `/art/${ids.at(-1) ?? ''}`)).text).not.toContain(username)
})
