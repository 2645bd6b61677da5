import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { print, StartError } from '../run/print'

/** The headless shell is first, as it opens a window in a third of the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const DOWNLOAD_MS = 300_000

const HELP =
  'There is no Chromium to test with, and none could be installed. Install one (for example apt-get install chromium) or name it with CHROMIUM_PATH.'

/**
 * The path of a working Chromium: that of `CHROMIUM_PATH`, Playwright's or the system's. Where there
 * is none, one is installed by Playwright's download or the system's package manager.
 */
export async function ensureChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const named = env.CHROMIUM_PATH?.trim()
  if (named) {
    if (runs(named)) return named
    throw new StartError('CHROMIUM_PATH names nothing that runs.')
  }
  const found = findChromium(env)
  if (found) return found
  for (const install of [downloadByPlaywright, installBySystem]) {
    await install()
    const installed = findChromium(env)
    if (installed) return installed
  }
  throw new StartError(HELP)
}

/** An installed Chromium, Playwright's before the system's. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const bySystem = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [chromium.executablePath(), ...bySystem, ...MAC_PATHS].find(
    (candidate) => fs.existsSync(candidate) && runs(candidate),
  )
}

/** Whether it starts: an unpacked browser may lack system libraries. */
function runs(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function downloadByPlaywright(): Promise<void> {
  print('Downloading Chromium (Playwright).')
  const cli = path.resolve('node_modules/@playwright/test/cli.js')
  const args = [cli, 'install', '--no-shell', 'chromium']
  const succeeded = await run(process.execPath, args, { timeout: DOWNLOAD_MS })
  if (!succeeded) print('The download did not succeed.')
}

async function installBySystem(): Promise<void> {
  const sudo = elevation()
  const manager = MANAGERS.find(({ command }) => isThere(command))
  if (!sudo || !manager) return
  print(`Installing Chromium (${manager.command}).`)
  for (const args of manager.steps) {
    const [command = '', ...rest] = [...sudo, manager.command, ...args]
    await run(command, rest, { env: { ...process.env, ...NO_QUESTIONS } })
    if (findChromium(process.env)) return
  }
}

/** Runs a command without its output; resolves with whether it succeeded. */
function run(command: string, args: string[], options: SpawnOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

const NO_QUESTIONS = { DEBIAN_FRONTEND: 'noninteractive' }
const MANAGERS = [
  {
    command: 'apt-get',
    steps: [
      ['update'],
      // Where there is no headless shell, the second package is.
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      ['install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
  { command: 'dnf', steps: [['install', '-y', 'chromium']] },
  { command: 'apk', steps: [['add', 'chromium']] },
]

/** The prefix of a command that needs root; undefined where root needs a password. */
function elevation(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  const allowed = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return allowed ? ['sudo', '-n'] : undefined
}

function isThere(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
}
