import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runningDatabase } from '../scripts/run/data-dir'
import { processesOf } from './processes'
import { startCommand } from './start-command'

const root = path.resolve(import.meta.dirname, '..')
const READY = /Ready after [\d.]+ s: ([^\s"]+)/
const PATIENCE_MS = 60_000

/** The same for all sites of a run, so that tests can read and write their tokens. */
export const AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests'
export const OWNER = { username: 'owner', password: 'correct horse battery staple' }
/** The time at which a site starts: noon of an art day. */
export const FIRST_INSTANT = '2026-03-10T12:00:00.000Z'

/** The member whose home of a test site shows the birthday banner (G-107). */
export const BANNER_USERNAME = 'b4nner'
/** A test site hides the birthday page here (G-107), and a hidden page calls with it (G-106). */
export const BIRTHDAY_PAGE_PATH = '/for-anna/2026'
export const PING_SECRET = 'hush-hush'
/** The sign-up of a test site asks for the terms where the username holds this (G-36). */
export const TERMS_USERNAME = 'b45il'

export type SiteOptions = {
  /** Keys besides those of every test site; an empty one is unset. */
  env?: Record<string, string>
  /** A folder that is kept after the site; without it the site has a temporary one. */
  dataDir?: string
  /** Starts it as people do, by `npm start`; its process is npm's then. */
  byNpm?: boolean
  /** Its heap in MB, as of a larger site (docs/running.md); default that of `npm start`. */
  heap?: number
}

export type Ended = { code: number | null; signal: NodeJS.Signals | null }

/** Node takes the last of two. */
const heapFlag = (heap?: number) => (heap === undefined ? [] : [`--max-old-space-size=${heap}`])

/** A site, started by the start command. */
export class Site {
  readonly dataDir: string
  readonly clockFile: string
  readonly pid: number
  readonly ended: Promise<Ended>
  url = ''
  #child: ChildProcess
  #output = ''
  #folder: string
  #givenDatabase: string | undefined

  constructor({ env = {}, dataDir, byNpm = false, heap }: SiteOptions = {}) {
    this.#folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-site-'))
    this.#givenDatabase = env.MONGODB_URI
    this.dataDir = dataDir ?? path.join(this.#folder, 'data')
    this.clockFile = path.join(this.#folder, 'clock')
    this.setClock(FIRST_INSTANT)
    const start = startCommand()
    const passed = ['PATH', 'HOME', 'TMPDIR', 'LANG']
    const [command, ...args] = byNpm
      ? ['npm', 'start']
      : [process.execPath, ...start.flags, ...heapFlag(heap), start.script]
    this.#child = spawn(command, args, {
      cwd: root,
      // A process group of its own, as in a terminal, so that tests can send what Ctrl-C sends.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([key]) => passed.includes(key))),
        ...start.env,
        NODE_ENV: 'production',
        APP_ENV: 'test',
        PORT: '0',
        DATA_DIR: this.dataDir,
        TEST_CLOCK: this.clockFile,
        RATE_LIMIT: 'off',
        PASSWORD_BLOCKLIST: 'off',
        SAMPLE_CONTENT: 'off',
        LOG_LEVEL: 'info',
        AUTH_SECRET,
        OWNER_USERNAME: OWNER.username,
        OWNER_PASSWORD: OWNER.password,
        BIRTHDAY_BANNER_USERS: 'Banner, anna',
        BIRTHDAY_PAGE_PATH,
        PING_SECRET,
        TERMS_MARKER: TERMS_USERNAME,
        ...env,
      },
    })
    this.pid = this.#child.pid ?? 0
    this.ended = new Promise((resolve) =>
      this.#child.once('close', (code, signal) => resolve({ code, signal })),
    )
    // Stops the site also where the worker exits without its fixtures' teardown.
    const endWithWorker = () => process.kill(-this.pid, 'SIGTERM')
    process.once('exit', endWithWorker)
    this.#child.once('exit', () => process.off('exit', endWithWorker))
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    }
  }

  /** The site's output so far. */
  get output(): string {
    return this.#output
  }

  /** Waits until the site answers at `url`; throws with its output when it ends instead. */
  async ready(): Promise<this> {
    let given: NodeJS.Timeout | undefined
    await Promise.race([
      this.waitForOutput(READY),
      this.ended,
      new Promise((resolve) => (given = setTimeout(resolve, PATIENCE_MS))),
    ])
    clearTimeout(given)
    const found = READY.exec(this.#output)?.[1]
    if (!found) throw new Error(`The site did not start:\n${this.#output}`)
    this.url = found
    return this
  }

  /** Waits until the output matches `text`. */
  waitForOutput(text: RegExp): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!text.test(this.#output)) return
        this.#child.stdout?.off('data', look)
        this.#child.stderr?.off('data', look)
        resolve()
      }
      this.#child.stdout?.on('data', look)
      this.#child.stderr?.on('data', look)
      look()
    })
  }

  /** Closes the output, as a closed terminal or a broken pipe does. */
  stopListening(): void {
    this.#child.stdout?.destroy()
    this.#child.stderr?.destroy()
  }

  /** Sets the clock that all rules of the site read. */
  setClock(instant: string): void {
    const temporary = `${this.clockFile}.new`
    fs.writeFileSync(temporary, instant)
    fs.renameSync(temporary, this.clockFile)
  }

  get databaseUri(): string {
    const uri = this.#givenDatabase ?? runningDatabase(this.dataDir).uri
    if (!uri) throw new Error('The site has no database.')
    return uri
  }

  /** Sends a signal to the site alone or, as a terminal does, to its whole group. */
  signal(signal: NodeJS.Signals, to: 'site' | 'group' = 'site'): void {
    process.kill(to === 'group' ? -this.pid : this.pid, signal)
  }

  /** Stops the site and removes its folder; throws when it leaves a process behind. */
  async stop(): Promise<Ended> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.signal('SIGTERM')
    const ended = await this.ended
    const left = processesOf(this)
    for (const { pid } of left) process.kill(pid, 'SIGKILL')
    fs.rmSync(this.#folder, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`Left running: ${JSON.stringify(left)}`)
    return ended
  }
}
