import net from 'node:net'
import { expect, test } from '../fixtures'
import { processesOf } from '../processes'
import type { Site } from '../site'

/** Starts a sign-in whose body is complete once `finish` is called; `closed` has the whole response. */
async function slowRequest(site: Site) {
  const { port } = new URL(site.url)
  const body = JSON.stringify({ username: 'nobody', password: 'wrong password' })
  const socket = net.connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.on('error', () => {})
  const head = [
    'POST /api/signin HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ].join('\r\n')
  await new Promise<void>((resolve) => {
    socket.write(`${head}\r\n\r\n`)
    socket.once('data', () => resolve())
  })
  socket.write(body.slice(0, 10))
  return { closed, finish: () => socket.write(body.slice(10)), cut: () => socket.destroy() }
}

test('SIGTERM lets a running request finish, takes no new one and leaves no process, also when nobody reads the output', async ({
  startSite,
}) => {
  const site = await startSite()
  site.stopListening()
  for (let i = 0; i < 5; i++) expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  const request = await slowRequest(site)
  site.signal('SIGTERM')
  await expect.poll(() => isRefused(site.url)).toBe(true)
  request.finish()
  expect(await request.closed).toContain('401 Unauthorized')
  expect(await site.ended).toEqual({ code: 0, signal: null })
  expect(processesOf(site)).toEqual([])
})

test('Ctrl-C does the same, also when npm passes it on a second time', async ({ startSite }) => {
  const site = await startSite()
  const request = await slowRequest(site)
  site.signal('SIGINT', 'group')
  site.signal('SIGINT')
  await site.waitForOutput(/Stopping/)
  await expect.poll(() => isRefused(site.url)).toBe(true)
  request.finish()
  expect(await request.closed).toContain('401 Unauthorized')
  expect(await site.ended).toEqual({ code: 0, signal: null })
  expect(processesOf(site)).toEqual([])
})

test('SIGTERM to npm alone stops the site and its database, and npm waits for them', async ({
  startSite,
}) => {
  const site = await startSite({ byNpm: true, env: { HOST: '0.0.0.0' } })
  expect(site.output).toContain('SITE_URL is not set: the site answers to any host name.')
  const request = await slowRequest(site)
  site.signal('SIGTERM')
  await expect.poll(() => isRefused(site.url)).toBe(true)
  request.finish()
  expect(await request.closed).toContain('401 Unauthorized')
  await site.ended
  expect(processesOf(site)).toEqual([])
})

test(
  'a request that does not finish is ended after ten seconds',
  { tag: '@deep' },
  async ({ startSite }) => {
    const site = await startSite()
    const request = await slowRequest(site)
    const startedAt = Date.now()
    site.signal('SIGTERM')
    expect(await site.ended).toEqual({ code: 0, signal: null })
    expect(Date.now() - startedAt).toBeGreaterThan(9_000)
    request.cut()
  },
)

test('a stop during the start ends every process', async ({ launchSite }) => {
  const site = launchSite()
  await site.waitForOutput(/Starting the embedded database/)
  site.signal('SIGINT', 'group')
  await site.ended
  await expect.poll(() => processesOf(site)).toEqual([])
})

async function isRefused(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  )
}
