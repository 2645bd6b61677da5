import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run/root'
import { Client } from './client'
import { needCommands } from './debian'
import { freePort } from './free-port'
import { buildah, containersEnv, IMAGE, LIMITS, needImage, RUN_BASE, STORAGE } from './image'

const HOST = 'localhost'
const OWNER = { username: 'owner', password: 'correct horse battery staple' }
const CADDY_IMAGE = 'localhost/pochade-caddy'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-compose-'))
const podmanPath = path.join(folder, 'podman')
const override = path.join(folder, 'override.yaml')
let httpPort: number
let httpsPort: number

beforeAll(async () => {
  needCommands({ 'podman-compose': 'podman-compose', caddy: 'caddy' })
  await needImage()
  await makeCaddy()
  const command = ['podman', ...STORAGE, '--runtime', 'runc'].join(' ')
  fs.writeFileSync(podmanPath, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 })
  const environment = { OWNER_PASSWORD: OWNER.password, SAMPLE_CONTENT: 'off' }
  fs.writeFileSync(override, JSON.stringify({ services: { site: { environment } } }))
  httpPort = await freePort()
  httpsPort = await freePort()
})
afterAll(async () => {
  await compose('down', '--volumes').catch(() => {})
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Debian's Caddy, in the place of an image from a registry. */
async function makeCaddy(): Promise<void> {
  const container = await buildah('from', '--pull-never', RUN_BASE)
  await buildah('add', '--quiet', container, '/usr/bin/caddy', '/usr/bin/caddy')
  const command = 'caddy run --config /etc/caddy/Caddyfile --adapter caddyfile'
  const env = ['--env', 'XDG_DATA_HOME=/data', '--env', 'XDG_CONFIG_HOME=/config']
  await buildah('config', '--cmd', command, ...env, container)
  await buildah('commit', '--quiet', container, CADDY_IMAGE)
  await buildah('rm', container)
}

async function compose(...command: string[]): Promise<string> {
  const files = ['--file', path.join(root, 'compose.yaml'), '--file', override]
  const project = ['--project-name', `pochade-test-${process.pid}`, '--podman-path', podmanPath]
  const limits = ['--podman-run-args', ['--pull=never', ...LIMITS].join(' ')]
  const { stdout } = await promisify(execFile)(
    'podman-compose',
    [...files, ...project, ...(command[0] === 'up' ? limits : []), ...command],
    {
      cwd: root,
      env: {
        ...containersEnv(),
        SITE_HOST: HOST,
        POCHADE_IMAGE: IMAGE,
        CADDY_IMAGE,
        HTTP_PORT: String(httpPort),
        HTTPS_PORT: String(httpsPort),
      },
    },
  )
  return stdout
}

const browser = () => Client.open(httpsPort, '127.0.0.1', HOST)

async function statusOf(at: string): Promise<number | undefined> {
  const client = await browser().catch(() => undefined)
  const answer = await client?.ask(at).catch(() => undefined)
  client?.close()
  return answer?.status
}

test('compose.yaml starts the site behind Caddy, by TLS and HTTP/2 and with a restart between', async () => {
  await compose('up', '--detach')
  await expect.poll(() => statusOf('/')).toBe(200)
  const client = await browser()
  const home = await client.ask('/')
  expect([client.protocol, home.text.includes(`https://${HOST}`)]).toEqual(['h2', true])
  const plain = await fetch(`http://${HOST}:${httpPort}/art?x=1`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${HOST}/art?x=1`])
  const answer = await client.postJson('/api/signin', OWNER)
  expect(answer.status).toBe(200)
  for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure/i)
  client.close()

  await compose('down')
  expect(await statusOf('/')).toBeUndefined()
  await compose('up', '--detach')
  await expect.poll(() => statusOf('/')).toBe(200)
  const again = await browser()
  const health = await again.ask('/api/health', { headers: { 'x-auth-token': answer.text } })
  // An admin sees the jobs, too: the session is of before.
  expect(JSON.parse(health.text)).toHaveProperty('jobs')
  again.close()
}, 300_000)
