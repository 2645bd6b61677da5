import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http, { type Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openStartingPage } from './starting-page.mjs'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function open(): Promise<{ starting: Server; url: string }> {
  const starting = await openStartingPage('127.0.0.1', 0)
  servers.push(starting)
  return { starting, url: `http://127.0.0.1:${(starting.address() as AddressInfo).port}` }
}

test('before the site is there, a page says that it is starting, and loads itself again', async () => {
  const { url } = await open()
  const answer = await fetch(`${url}/art`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('3')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('The site is starting.')
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
  const policy = answer.headers.get('content-security-policy')
  for (const [, text = ''] of html.matchAll(/<(?:style|script)>([^]*?)<\//g)) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
})

test('a call gets the error as JSON (G-1)', async () => {
  const { url } = await open()
  const answer = await fetch(`${url}/api/signin`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    error: 'The site is starting.',
    message: 'The site is starting.',
  })
})

test('the site takes the socket over without a connection that is refused', async () => {
  const { starting, url } = await open()
  const statuses: number[] = []
  let isDone = false
  const clients = Array.from({ length: 4 }, async () => {
    while (!isDone) statuses.push((await fetch(url, { headers: { connection: 'close' } })).status)
  })
  await expect.poll(() => statuses.length).toBeGreaterThan(20)
  const site = http.createServer((_request, response) => response.end('site'))
  servers.splice(0, 1, site)
  site.listen(starting)
  await once(site, 'listening')
  await expect.poll(() => statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
  isDone = true
  await Promise.all(clients)
  expect(new Set(statuses)).toEqual(new Set([503, 200]))
})

test('the page answers while npm start installs the packages, at the address of .env', async () => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-setup-')))
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), content)
  }
  for (const name of fs.readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mjs'))) {
    write(`scripts/${name}`, fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  }
  fs.copyFileSync(path.resolve('package.json'), path.join(root, 'package.json'))
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/paint': {} } }))
  const { starting, url } = await open()
  await new Promise((resolve) => starting.close(resolve))
  write('node_modules/.bin/paint', '')
  // With the mark that some editors put before the first key.
  write('.env', `\uFEFFPORT=${new URL(url).port}\n`)
  const npm = 'setInterval(() => require("fs").existsSync("done") && process.exit(0), 10)'
  write('npm.cjs', npm)
  const setup = spawn(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: os.homedir(),
      npm_execpath: path.join(root, 'npm.cjs'),
      npm_lifecycle_event: 'prestart',
      NODE_ENV: 'production',
    },
  })
  const ended = once(setup, 'close')
  const status = () =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(status).toBe(503)
  const { port, hostname } = new URL(url)
  const idle = net.connect(Number(port), hostname).on('error', () => {})
  await once(idle, 'connect')
  write('done', '')
  expect((await ended)[0]).toBe(0)
  expect(await status()).toBe(0)
  fs.rmSync(root, { recursive: true })
})
