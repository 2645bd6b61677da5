import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run/root'
import { figure } from './figures'
import { freePort } from './free-port'
import { Machine } from './machine'
import { installArguments, makePackage, packPackage } from './package'
import { sessionHoldsAt, signInAt } from './session'

const PASSWORD = 'correct horse battery staple'
/** Those that systemd gives to users which exist while their service runs. */
const [FIRST_DYNAMIC, LAST_DYNAMIC] = [61184, 65519]
let machine: Machine
let port: number

beforeAll(async () => {
  machine = await Machine.make()
  port = await freePort()
  const built = machine.at('tmp/built')
  makePackage(built)
  const { file } = packPackage(built, '2026.1.0', machine.at('tmp'))
  const install = installArguments(machine.at('opt/pochade'), file)
  execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] })
  fs.rmSync(built, { recursive: true })
  fs.copyFileSync(process.execPath, machine.at('usr/local/bin/node'))
  const unit = 'etc/systemd/system/pochade.service'
  fs.copyFileSync(path.join(root, 'deploy/pochade.service'), machine.at(unit))
  const keys = { PORT: String(port), OWNER_PASSWORD: PASSWORD, SAMPLE_CONTENT: 'off' }
  const lines = Object.entries(keys).map(([key, value]) => `${key}="${value}"\n`)
  fs.writeFileSync(machine.at('etc/pochade.env'), lines.join(''), { mode: 0o600 })
  execFileSync('systemctl', [`--root=${machine.folder}`, 'enable', 'pochade'], { stdio: 'ignore' })
  await machine.boot()
})
afterAll(() => machine?.remove())

const url = (at: string) => `http://127.0.0.1:${port}${at}`
const systemctl = (...args: string[]) => machine.run('systemctl', ...args)

async function untilReady(): Promise<void> {
  const status = async () => (await fetch(url('/api/health')).catch(() => undefined))?.status
  await expect.poll(status).toBe(200)
}

/** It asks by a connection of its own, as a kept one ends with the process that has it. */
async function statusOnItsOwn(at: string): Promise<number | undefined> {
  const request = http.get(url(at), { agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  return response.statusCode
}

async function show(property: string): Promise<string> {
  return systemctl('show', 'pochade', '--value', '--property', property)
}

test('it starts with the machine, as a user that exists for it, and answers pages', async () => {
  await untilReady()
  const page = await fetch(url('/'))
  expect([page.status, (await page.text()).includes('Pochade')]).toEqual([200, true])
  const { uid, mode } = fs.statSync(machine.at('var/lib/private/pochade/data'))
  expect(uid).toBeGreaterThanOrEqual(FIRST_DYNAMIC)
  expect(uid).toBeLessThanOrEqual(LAST_DYNAMIC)
  expect((mode & 0o777).toString(8)).toBe('700')
  const pid = await show('MainPID')
  expect(await machine.run('stat', '--format=%u', `/proc/${pid}`)).toBe(String(uid))
})

test('it writes to its state alone, and sees no home', async () => {
  const pid = await show('MainPID')
  const inside = (...command: string[]) =>
    machine.run('nsenter', '--target', pid, '--mount', '--', ...command)
  await expect(inside('touch', '/opt/pochade/x')).rejects.toThrow(/Read-only/)
  await expect(inside('touch', '/etc/x')).rejects.toThrow(/Read-only/)
  await expect(inside('ls', '-A', '/root')).resolves.toBe('')
  await inside('touch', '/var/lib/private/pochade/x')
})

test('a restart keeps the data, and a stop ends it in order within 10 s', async () => {
  const token = await signInAt(url('/'), PASSWORD)
  await systemctl('restart', 'pochade')
  await untilReady()
  expect(await sessionHoldsAt(url('/'), token)).toBe(true)
  const startedAt = performance.now()
  await systemctl('stop', 'pochade')
  const seconds = (performance.now() - startedAt) / 1000
  figure('stop of the unit', `${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(10)
  expect(await show('Result')).toBe('success')
  expect(await show('ExecMainStatus')).toBe('0')
  await expect(fetch(url('/'))).rejects.toThrow()
})

test('its journal has no error, and no line of a failure', async () => {
  const journal = ['journalctl', '--unit', 'pochade', '--no-pager', '--output', 'cat']
  expect(await machine.run(...journal, '--priority', 'warning')).toBe('')
  const lines = (await machine.run(...journal)).split('\n')
  expect(lines.some((line) => line.includes('Ready after'))).toBe(true)
  expect(lines.filter((line) => /"level":[56]0|EPERM|EACCES|Failed/.test(line))).toEqual([])
})

test('it is started again when it is killed', async () => {
  await systemctl('start', 'pochade')
  await untilReady()
  const pid = await show('MainPID')
  await systemctl('kill', '--kill-whom=main', '--signal=KILL', 'pochade')
  await expect
    .poll(async () => [await show('ActiveState'), await show('MainPID')])
    .not.toContain(pid)
  await untilReady()
  expect(await show('NRestarts')).toBe('1')
})

test('with its socket, a restart refuses no request: all of them wait', async () => {
  const socket = fs.readFileSync(path.join(root, 'deploy/pochade.socket'), 'utf8')
  const file = 'etc/systemd/system/pochade.socket'
  fs.writeFileSync(machine.at(file), socket.replace(':3000', `:${port}`))
  await systemctl('daemon-reload')
  await systemctl('stop', 'pochade')
  await systemctl('enable', '--now', 'pochade.socket')
  await systemctl('start', 'pochade')
  await untilReady()
  let isOver = false
  const restarted = systemctl('restart', 'pochade').then(untilReady)
  const over = restarted.finally(() => (isOver = true))
  const statuses: (number | undefined)[] = []
  while (!isOver) statuses.push(await statusOnItsOwn('/about'))
  await over
  expect(statuses.length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test('systemd counts an exposure of at most 3.0 for the running unit', async () => {
  const lines = await machine.run('systemd-analyze', 'security', '--no-pager', 'pochade.service')
  const exposure = Number(/Overall exposure level for .*: ([\d.]+)/.exec(lines)?.[1])
  figure('exposure of the running unit', exposure.toFixed(1))
  expect(exposure).toBeLessThanOrEqual(3)
})
