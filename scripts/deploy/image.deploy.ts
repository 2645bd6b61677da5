import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { figure } from './figures'
import { freePort } from './free-port'
import { CANARY, IMAGE, LIMITS, needImage, podman, unpackLayers } from './image'
import { signInAt } from './session'

const MB = 1_000_000
const NAME = `pochade-test-${process.pid}`
const VOLUME = `${NAME}-data`
const PASSWORD = 'correct horse battery staple'
let port: number

beforeAll(async () => {
  await needImage()
  port = await freePort()
})
afterAll(async () => {
  await podman('rm', '--force', NAME).catch(() => {})
  await podman('volume', 'rm', '--force', VOLUME).catch(() => {})
})

const url = (at: string) => `http://127.0.0.1:${port}${at}`

/** Starts it as any user, with a root that cannot be written; returns the seconds until it answers. */
async function start(user = '4711:4711'): Promise<number> {
  await podman('rm', '--force', NAME).catch(() => {})
  const startedAt = performance.now()
  await podman(
    ...['run', '--detach', '--name', NAME, '--pull=never', '--network', 'host', ...LIMITS],
    ...['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--user', user],
    ...['--volume', `${VOLUME}:/data`, '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1'],
    ...['--env', `OWNER_PASSWORD=${PASSWORD}`, IMAGE],
  )
  await expect
    .poll(async () => (await fetch(url('/api/health')).catch(() => undefined))?.status, {
      interval: 50,
      message: await podman('logs', NAME),
    })
    .toBe(200)
  return (performance.now() - startedAt) / 1000
}

/** Asks it to end as `docker stop` does; returns the seconds and the exit code. */
async function stop(): Promise<{ seconds: number; code: number }> {
  const startedAt = performance.now()
  await podman('stop', '--time', '30', NAME)
  const seconds = (performance.now() - startedAt) / 1000
  const code = await podman('inspect', '--format', '{{.State.ExitCode}}', NAME)
  return { seconds, code: Number(code) }
}

/** A request whose body never comes. */
async function openRequest(): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {})
  const head = ['POST /api/signin HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write([...head, 'Content-Length: 50', 'Expect: 100-continue', '', ''].join('\r\n'))
  await once(socket, 'data')
  return socket
}

test('the image has at most 350 MB', async () => {
  const size = Number(await podman('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / MB
  figure('size of the image', `${size.toFixed(0)} MB`)
  expect(size).toBeLessThanOrEqual(350)
})

test('no layer holds a test, a source, a compiler or a secret, nor does the history', async () => {
  const layers = await unpackLayers()
  onTestFinished(() => fs.rmSync(path.dirname(layers[0] ?? ''), { recursive: true, force: true }))
  const files = layers.flatMap((layer) => filesOf(layer))
  expect(files.some((file) => file.endsWith('/app/.build/pochade.js'))).toBe(true)
  const ours = files.filter((file) => !file.includes('/node_modules/'))
  const unwanted =
    /\.(test|spec|deploy)\.|\/(e2e|testing|bench)\/|\/\.data\/|\/\.env$|^(?!.*\/static\/media\/).*\.tsx?$/
  expect(ours.filter((file) => unwanted.test(file))).toEqual([])
  expect(
    files.filter((file) =>
      /\/node_modules\/(typescript|esbuild|vitest|playwright|@next\/swc)/.test(file),
    ),
  ).toEqual([])
  const found = layers.map((layer) =>
    execFileSync('sh', ['-c', `grep -rl ${CANARY} ${layer} || true`], { encoding: 'utf8' }),
  )
  expect(found.join('')).toBe('')
  expect(await podman('history', '--no-trunc', IMAGE)).not.toContain(CANARY)
})

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

test('it starts within 10 s with an empty volume, as any user and with a read-only root', async () => {
  const seconds = await start()
  figure('start with an empty volume', `${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(10)
  expect(await podman('exec', NAME, 'id', '-u')).toBe('4711')
  await expect(podman('exec', NAME, 'touch', '/app/x')).rejects.toThrow(/read-only|Read-only/i)
})

test('its health check holds, and fails where nothing answers', async () => {
  await podman('healthcheck', 'run', NAME)
  const inspected = await podman(
    'image',
    'inspect',
    '--format',
    '{{json .HealthCheck.Test}}',
    IMAGE,
  )
  const [, ...command]: string[] = JSON.parse(inspected)
  await expect(podman('exec', '--env', 'PORT=9', NAME, ...command)).rejects.toThrow()
})

test('pages, pictures, fonts, threads and documents work in it', async () => {
  for (const [at, type] of [
    ['/', 'text/html'],
    ['/art-of-the-day', 'text/html'],
    ['/api/share/page/about', 'image/png'],
    ['/api/qrnotes/newsheet', 'application/pdf'],
    ['/feeds/all.atom', 'application/atom+xml'],
    ['/metrics', 'text/plain'],
  ]) {
    const answer = await fetch(url(at ?? ''))
    expect([at, answer.status, answer.headers.get('content-type')?.split(';', 1)[0]]).toEqual([
      at,
      200,
      type,
    ])
  }
  await signInAt(url('/'), PASSWORD)
})

test('SIGTERM ends it within 10 s, also with an open request, and the next start has its data', async () => {
  const open = await openRequest()
  const { seconds, code } = await stop()
  open.destroy()
  figure('end after SIGTERM', `${seconds.toFixed(1)} s`)
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(10)
  const again = await start()
  figure('second start', `${again.toFixed(1)} s`)
  await signInAt(url('/'), PASSWORD)
})

test('commands run beside the site, by the name pochade', async () => {
  expect(await podman('exec', NAME, 'pochade', '--version')).toMatch(/^\d+\.\d+\.\d+/)
  expect(await podman('exec', NAME, 'pochade', 'admin:grant', 'owner')).toContain('owner')
})
