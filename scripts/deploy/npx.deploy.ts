import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figure } from './figures'
import { freePort } from './free-port'
import { installArguments, makePackage, packPackage } from './package'
import { sessionHoldsAt, signInAt } from './session'

const PASSWORD = 'correct horse battery staple'
const COMPILERS = ['cc', 'gcc', 'g++', 'c++', 'clang', 'make', 'python3', 'python', 'node-gyp']
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-npx-'))
const [built, prefix, home] = ['built', 'prefix', 'home'].map((name) => path.join(folder, name))
let child: ChildProcess | undefined
let port: number

beforeAll(async () => {
  makePackage(at(built))
  for (const each of [prefix, home]) fs.mkdirSync(at(each))
  port = await freePort()
})
afterAll(() => {
  child?.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

function at(place: string | undefined, ...names: string[]): string {
  return path.join(place ?? '', ...names)
}

/** A PATH with everything but compilers. */
function pathWithoutCompilers(): string {
  const bin = at(folder, 'bin')
  if (fs.existsSync(bin)) return bin
  fs.mkdirSync(bin)
  for (const each of (process.env.PATH ?? '').split(':').filter((name) => fs.existsSync(name))) {
    for (const name of fs.readdirSync(each)) {
      const isCompiler = COMPILERS.some(
        (compiler) => name === compiler || name.startsWith(`${compiler}-`),
      )
      if (isCompiler || fs.existsSync(at(bin, name))) continue
      fs.symlinkSync(at(each, name), at(bin, name))
    }
  }
  return bin
}

const environment = () => ({ ...process.env, PATH: pathWithoutCompilers(), HOME: at(home) })
const base = () => `http://127.0.0.1:${port}`
const npmEnvironment = () => ({ ...environment(), HOME: os.homedir() })

function pack(version: string): string {
  const packed = packPackage(at(built), version, folder)
  figure(
    'package, packed and unpacked',
    `${Math.round(packed.size / 1e6)} MB, ${Math.round(packed.unpackedSize / 1e6)} MB`,
  )
  const unwanted =
    /\.(test|spec|deploy)\.|(^|\/)(e2e|testing|bench)\/|(^|\/)\.env$|^(?!.*\/static\/media\/).*\.tsx?$/
  expect(packed.files.map((file) => file.path).filter((name) => unwanted.test(name))).toEqual([])
  return packed.file
}

function install(file: string): void {
  execFileSync('npm', installArguments(at(prefix), file), { env: npmEnvironment(), stdio: 'pipe' })
}

/** Starts what npx starts, and waits until it answers. */
async function start(...args: string[]): Promise<void> {
  const command = at(prefix, 'node_modules/.bin/pochade')
  const env = {
    ...environment(),
    PORT: String(port),
    OWNER_PASSWORD: PASSWORD,
    SAMPLE_CONTENT: 'off',
  }
  child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const startedAt = performance.now()
  await expect.poll(() => child?.exitCode !== null || output.includes('Ready after')).toBe(true)
  expect(output).toContain('Ready after')
  figure('start of the package', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function stop(): Promise<void> {
  const ended = child && once(child, 'exit')
  child?.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}

test('npm pack, an install without a compiler, two starts and an upgrade in place keep the data', async () => {
  install(pack('2026.1.0'))
  await start()
  const token = await signInAt(base(), PASSWORD)
  await stop()
  expect(fs.readdirSync(at(home, '.local/share/pochade'))).toContain('mongo')

  await start()
  expect(await sessionHoldsAt(base(), token)).toBe(true)
  await stop()

  install(pack('2026.2.0'))
  const shown = execFileSync(at(prefix, 'node_modules/.bin/pochade'), ['--version'], {
    encoding: 'utf8',
  })
  expect(shown.trim()).toBe('2026.2.0')
  await start()
  expect(await sessionHoldsAt(base(), token)).toBe(true)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect([page.status, (await page.text()).includes('Pochade')]).toEqual([200, true])
  await stop()
}, 900_000)

test('the data lie where --data says, and a .env there holds its keys', async () => {
  const data = at(folder, 'elsewhere')
  fs.mkdirSync(data, { mode: 0o700 })
  fs.writeFileSync(at(data, '.env'), 'SITE_NAME=Easel and Oil\n')
  await start('--data', 'elsewhere')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Easel and Oil')
  await stop()
  expect(fs.readdirSync(data)).toContain('mongo')
}, 300_000)

test('a wrong command is answered with the right ones', () => {
  const command = at(prefix, 'node_modules/.bin/pochade')
  expect(() => execFileSync(command, ['strat'], { stdio: 'pipe' })).toThrow(/Commands: start/)
  expect(execFileSync(command, ['--help'], { encoding: 'utf8' })).toContain('--data DIR')
})
