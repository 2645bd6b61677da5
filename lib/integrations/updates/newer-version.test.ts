import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VERSION } from '@/lib/config/version'
import { findNewerVersion } from '@/lib/integrations/updates/newer-version'
import { setEnv } from '@/testing/env'

let server: Server
let unset = () => {}
let requests: number
let status: number
let body: string

beforeEach(async () => {
  requests = 0
  status = 200
  body = '{}'
  server = createServer((_, response) => {
    requests++
    const location = { location: `http://127.0.0.1:${port()}/other` }
    response.writeHead(status, status === 302 ? location : {}).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  unset()
  unset = () => {}
  await new Promise((resolve) => server.close(resolve))
})

const port = () => (server.address() as AddressInfo).port
const allow = (path: string) =>
  (unset = setEnv({ UPDATE_URL: `http://127.0.0.1:${port()}/${path}` }))

test('nobody is asked for a newer version before the owner has named an address (G-163)', async () => {
  expect(await findNewerVersion()).toBeUndefined()
  expect(requests).toBe(0)
})

test.each([
  ['a package registry', '{"name":"pochade","version":"2999.1.0"}'],
  ['a code host', '{"tag_name":"v2999.1.0","draft":false}'],
])('the newest version of %s is asked for once a day, whoever looks', async (name, answer) => {
  body = answer
  allow(`once-${name.length}`)
  const found = await Promise.all([findNewerVersion(), findNewerVersion()])
  expect([...found, await findNewerVersion()]).toEqual(['2999.1.0', '2999.1.0', '2999.1.0'])
  expect(requests).toBe(1)
})

test.each([
  ['this version', { body: JSON.stringify({ version: VERSION }) }],
  ['an older one', { body: '{"version":"2026.1.9"}' }],
  ['no version', { body: '{"version":"<script>"}' }],
  ['no JSON', { body: '<html>' }],
  ['too much', { body: `{"version":"2999.1.0","x":"${'x'.repeat(17 * 1024 * 1024)}"}` }],
  ['an error', { status: 500, body: '{"version":"2999.1.0"}' }],
  ['a redirect', { status: 302, body: '{"version":"2999.1.0"}' }],
])('nothing is said where the answer is %s, and it is not asked again', async (name, given) => {
  ;({ status = 200, body } = { status, ...given })
  allow(`nothing-${name.replaceAll(' ', '-')}`)
  expect(await findNewerVersion()).toBeUndefined()
  expect(await findNewerVersion()).toBeUndefined()
  expect(requests).toBe(1)
})
