import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startAiStub } from '@/testing/ai-stub'
import { OWNER, Site } from '../../e2e/site'
import { ensureBuild } from '../build/build'
import { print } from '../run/print'
import { root } from '../run/root'
import { Client, connectTls, HOST } from './client'
import { needCommands } from './debian'
import { freePort } from './free-port'
import { type Proxy, type ProxyKind, startProxy } from './proxy'

const MB = 1024 * 1024
/** Wrong passwords for one name from one address (G-111). */
const TRIES = 10
/** Among the data of a page. */
const IS_SIGNED_IN = /isSignedIn\\?":true/
const KINDS: readonly ProxyKind[] = ['nginx', 'caddy']

let leaveBuild = () => {}
beforeAll(async () => {
  needCommands({ nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' })
  leaveBuild = (await ensureBuild({ root, print })).leave
})
afterAll(() => leaveBuild())

type Given = { proxies: 1 | 2; dataDir?: string; port?: number; env?: Record<string, string> }

async function startSite({ proxies, dataDir, port, env }: Given): Promise<Site> {
  return new Site({
    ...(dataDir !== undefined && { dataDir }),
    env: {
      PORT: String(port ?? (await freePort())),
      SITE_URL: `https://${HOST}`,
      FORMER_HOSTS: `www.${HOST}`,
      TRUST_PROXY: String(proxies),
      CAPTCHA_PROVIDER: 'off',
      RATE_LIMIT: 'on',
      ...env,
    },
  }).ready()
}

const portOf = (site: Site) => Number(new URL(site.url).port)

async function browser(proxy: Proxy, from?: string): Promise<Client> {
  const client = await Client.open(proxy.port, from)
  onTestFinished(() => client.close())
  return client
}

/** The statuses of wrong passwords for one name. */
async function guess(client: Client, times: number, forged: readonly string[] = []) {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    const [forwarded] = forged.slice(i % Math.max(1, forged.length))
    const headers: Record<string, string> =
      forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const body = { username: 'n0body', password: 'wrong password' }
    statuses.push((await client.postJson('/api/signin', body, headers)).status)
  }
  return statuses
}

const signIn = async (client: Client) => {
  const answer = await client.postJson('/api/signin', OWNER)
  expect(answer.status).toBe(200)
  return { token: answer.text, cookies: answer.headers['set-cookie'] ?? [] }
}

/** Incompressible, and less than 8 MB. */
async function largePicture(): Promise<Buffer> {
  const [width, height] = [1660, 1660]
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const create = { width, height, channels: 3, background: '#888', noise } as const
  return sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
}

async function uploadOf(picture: Buffer) {
  const form = new FormData()
  form.append('title', 'Quay')
  form.append('creator', 'ben')
  form.append('image', new File([new Uint8Array(picture)], 'quay.png'))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { type, body: new Uint8Array(await request.arrayBuffer()) }
}

describe.each(KINDS)('behind %s', (kind) => {
  let ai: Awaited<ReturnType<typeof startAiStub>>
  let site: Site
  let proxy: Proxy
  let folder: string

  beforeAll(async () => {
    ai = await startAiStub()
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-deploy-'))
    const env = { OPENAI_API_KEY: 'sk-openai-0123456789', OPENAI_BASE_URL: ai.openaiUrl }
    site = await startSite({ proxies: 1, dataDir: path.join(folder, 'data'), env })
    proxy = await startProxy(kind, { to: portOf(site) })
  })
  afterAll(async () => {
    await proxy.stop()
    await site.stop()
    await ai.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  test('pages come by TLS and HTTP/2, with HSTS', async () => {
    const client = await browser(proxy)
    const home = await client.ask('/')
    expect(client.protocol).toBe('h2')
    expect(home.status).toBe(200)
    expect(home.headers['strict-transport-security']).toContain('max-age=')
    expect(home.text).toContain(`https://${HOST}`)
  })

  test('the second name leads to the first, and other names get nothing of the site', async () => {
    const client = await browser(proxy)
    const former = await client.ask('/art?x=1', { host: `www.${HOST}` })
    expect([former.status, former.headers.location]).toEqual([308, `https://${HOST}/art?x=1`])
    const foreign = await client.ask('/', { host: 'evil.example' }).catch(() => undefined)
    expect(foreign?.text ?? '').not.toContain('Pochade')
    await expect(connectTls(proxy.port, '127.0.0.1', 'evil.example')).rejects.toThrow()
  })

  test('a forged or chained X-Forwarded-For neither opens new tries nor takes those of others', async () => {
    const attacker = await browser(proxy, '127.0.0.2')
    const forged = ['192.0.2.1', '192.0.2.1, 198.51.100.7', '127.0.0.3', '::1, 10.0.0.1,, unknown']
    const statuses = await guess(attacker, TRIES + 2, forged)
    expect(statuses.slice(0, TRIES)).toEqual(Array(TRIES).fill(401))
    expect(statuses.slice(TRIES)).toEqual([429, 429])
    expect(await guess(await browser(proxy, '127.0.0.3'), 1)).toEqual([401])
  })

  test('a picture of almost 8 MB is taken, and more than the proxy allows is refused', async () => {
    const client = await browser(proxy)
    const { token } = await signIn(client)
    const picture = await largePicture()
    expect(picture.length).toBeGreaterThan(7.8 * MB)
    expect(picture.length).toBeLessThan(8 * MB)
    const { type, body } = await uploadOf(picture)
    const headers = { 'content-type': type, 'x-auth-token': token }
    const taken = await client.ask('/api/gallery/upload', { method: 'POST', headers, body })
    expect([taken.status, taken.text.slice(0, 200)]).toEqual([201, expect.stringContaining('Quay')])
    const tooLong = { method: 'POST', headers, body: new Uint8Array(11 * MB) }
    const refused = await client.ask('/api/gallery/upload', tooLong).catch(() => ({ status: 413 }))
    expect(refused.status).toBe(413)
  })

  test('an answer of the chat arrives in parts, before it is whole', async () => {
    const client = await browser(proxy)
    const { token } = await signIn(client)
    ai.answers.text = 'The flat white is best. '.repeat(20)
    // The provider sends one half and then nothing: only what is passed on at once arrives.
    ai.fail('stall', { api: 'chat' })
    const stream = client.send('/api/chat/message', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-auth-token': token,
      },
      body: JSON.stringify({ message: 'Which coffee is best?', id: 7 }),
    })
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await expect.poll(() => text).toContain('flat white')
    expect(text).not.toContain('event: done')
    stream.close()
    await once(stream, 'close')
  })

  test('cached pages are of visitors alone, and the cookies of a session are secure', async () => {
    const [visitor, owner] = [await browser(proxy, '127.0.0.4'), await browser(proxy)]
    const first = await visitor.ask('/')
    const { cookies } = await signIn(owner)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i)
    const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ')
    const personal = await owner.ask('/', { headers: { cookie } })
    expect(personal.text).toMatch(IS_SIGNED_IN)
    for (let i = 0; i < 3; i++) {
      const { status, text, headers } = await visitor.ask('/')
      expect([status, IS_SIGNED_IN.test(text)]).toEqual([200, false])
      expect(headers.etag).toBe(first.headers.etag)
      expect(headers['set-cookie']).toBeUndefined()
    }
    const { status } = await visitor.ask('/', {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(status).toBe(304)
  })

  test('a restart of the site needs none of the proxy', async () => {
    const client = await browser(proxy)
    expect((await client.ask('/')).status).toBe(200)
    const port = portOf(site)
    await site.stop()
    const during = client.ask('/')
    site = await startSite({ proxies: 1, dataDir: path.join(folder, 'data'), port })
    expect([200, 502, 503]).toContain((await during).status)
    await expect.poll(async () => (await client.ask('/')).status).toBe(200)
  })
})

describe.each(KINDS)('behind two proxies, of which the inner one is %s', (kind) => {
  test('the address counts that the outer one saw, whatever a client writes', async () => {
    const site = await startSite({ proxies: 2 })
    const inner = await startProxy(kind, { to: portOf(site), isInner: true })
    const outer = await startProxy('nginx', { to: inner.port, toTls: true })
    onTestFinished(async () => {
      await outer.stop()
      await inner.stop()
      await site.stop()
    })
    const attacker = await browser(outer, '127.0.0.5')
    const statuses = await guess(attacker, TRIES + 1, ['192.0.2.1', '127.0.0.6, 127.0.0.1'])
    expect(statuses).toEqual([...Array<number>(TRIES).fill(401), 429])
    expect(await guess(await browser(outer, '127.0.0.6'), 1)).toEqual([401])
    expect(site.output).not.toContain('had no address in X-Forwarded-For')
  })
})
