import { expect, test } from '../fixtures'
import type { Site } from '../site'
import { RawClient } from './raw-client'

const IDLE = 1000
const DRIPPING = 50

const signIn = (site: Site, length: number) =>
  [
    'POST /api/signin HTTP/1.1',
    `Host: ${new URL(site.url).host}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ].join('\r\n')

async function expectServed(site: Site): Promise<void> {
  const startedAt = performance.now()
  for (const path of ['/', '/login', '/api/health', '/api/art-of-the-day/status']) {
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(200)
  }
  console.info(`served in ${Math.round(performance.now() - startedAt)} ms`)
}

test(
  'idle connections, unfinished heads and bodies of a byte per second do not block others',
  { tag: '@deep' },
  async ({ startSite }) => {
    test.setTimeout(120_000)
    const site = await startSite()
    await expectServed(site)
    // They come from several addresses, as one alone may not have so many.
    const idle = Array.from(
      { length: IDLE },
      (_, i) => new RawClient(site, '', `127.0.0.${2 + (i % 5)}`),
    )
    const halfHeads = Array.from({ length: DRIPPING }, () => new RawClient(site))
    const slowHeads = halfHeads.map((client) => client.drip(signIn(site, 10)))
    const bodies = Array.from({ length: DRIPPING }, () => {
      const client = new RawClient(site, `${signIn(site, 100)}\r\n\r\n`)
      return client.drip('x'.repeat(100))
    })
    await expectServed(site)
    for (const answer of await Promise.all(slowHeads)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*The request took too long\.\n$/s)
    }
    await expectServed(site)
    for (const answer of await Promise.all(bodies)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n\r\nThe request took too long\.$/s)
    }
    await Promise.all(idle.map(({ closed }) => closed))
    await expectServed(site)
  },
)

test('an invalid request gets a plain response, and its connection is closed', async ({ site }) => {
  const head = `GET / HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n`
  const large = await new RawClient(site, `${head}X-Large: ${'x'.repeat(100_000)}\r\n\r\n`).closed
  expect(large).toMatch(/^HTTP\/1\.1 431 .*\r\n\r\nThe request headers are too large\.\n$/s)
  const garbage = await new RawClient(site, '\u0000\u0001 this is nothing\r\n\r\n'.repeat(100))
    .closed
  expect(garbage).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\nBad request\.\n$/s)
  const pipelined = new RawClient(site, `${head}\r\n${head}\r\n\u0000garbage\r\n\r\n`)
  expect(await pipelined.closed).not.toMatch(/<\/html>.*<\/html>.*<\/html>/s)
  await expectServed(site)
})
