import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareAssets } from '@/scripts/build/assets'
import { staticFiles } from './static-files'

const SCRIPT = 'console.log("hello, world");\n'.repeat(200)
const PICTURE = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251))
let folder = ''
let server: http.Server
let origin = ''

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'))
  const dist = path.join(folder, 'dist')
  fs.mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'public/icons'), { recursive: true })
  fs.writeFileSync(path.join(dist, 'static/chunks/a.js'), SCRIPT)
  fs.writeFileSync(path.join(dist, 'secret.json'), '{}')
  fs.writeFileSync(path.join(folder, 'public/icons/é b.png'), PICTURE)
  await prepareAssets(folder, dist)
  fs.rmSync(path.join(folder, 'public'), { recursive: true })
  const former = path.join(folder, 'former')
  fs.mkdirSync(path.join(former, 'static/chunks'), { recursive: true })
  fs.writeFileSync(path.join(former, 'static/chunks/old.js'), SCRIPT)
  fs.mkdirSync(path.join(folder, 'public'))
  fs.writeFileSync(path.join(folder, 'public/old.txt'), 'old')
  await prepareAssets(folder, former)
  const files = staticFiles(dist, [former])
  server = http.createServer((request, response) => {
    if (!files.serve(request, response)) response.writeHead(299).end('the app')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  fs.rmSync(folder, { recursive: true })
})

function get(path: string, encoding = 'identity') {
  return fetch(origin + path, { headers: { 'accept-encoding': encoding } })
}

test('a built file is sent plain or in an accepted encoding', async () => {
  expect(await (await get('/_next/static/chunks/a.js')).text()).toBe(SCRIPT)
  const sizes = await Promise.all(
    ['br', 'gzip'].map(async (encoding) => {
      const response = await get('/_next/static/chunks/a.js', encoding)
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.text()).toBe(SCRIPT)
      return Number(response.headers.get('content-length'))
    }),
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(zlib.gzipSync(SCRIPT, { level: 9 }).length)
})

test('files of public are served from the build by their encoded name and cached for an hour', async () => {
  const response = await get('/icons/%C3%A9%20b.png', 'br')
  expect(Buffer.from(await response.arrayBuffer()).equals(PICTURE)).toBe(true)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('content-type')).toBe('image/png')
})

test('a known tag is answered with 304, for its own encoding alone', async () => {
  const path = '/_next/static/chunks/a.js'
  const tag = (await get(path, 'br')).headers.get('etag') ?? ''
  const ask = (encoding: string) =>
    fetch(origin + path, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } })
  expect((await ask('br')).status).toBe(304)
  expect((await ask('gzip')).status).toBe(200)
})

test.each(['/secret.json', '/_next/secret.json', '/icons', '/', '/toString', '/__proto__'])(
  '%s is left to the app',
  async (path) => {
    expect((await get(path)).status).toBe(299)
  },
)

test.each(['/_next/static/secret.json', '/_next/static/..%2fsecret.json', '/_next/static/chunks'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('chunks of a former build are served, its other files are not', async () => {
  const chunk = await get('/_next/static/chunks/old.js', 'br')
  expect([chunk.status, await chunk.text()]).toEqual([200, SCRIPT])
  expect((await get('/old.txt')).status).toBe(299)
})
