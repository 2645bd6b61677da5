import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { messageOf, StartError } from './print'

const FOLDER_IN_USE = 3
/** How long a stopping database may keep its folder. */
const HANDOVER_MS = 8000
const CLOSE_MS = 10_000
const LONGEST_PAUSE_MS = 5000
/** It is beside this code where the start command is bundled (scripts/bundle.mjs). */
const BUNDLE = path.join(import.meta.dirname, 'embedded-mongo.js')
const SOURCES = ['--import', 'tsx', 'packages/embedded-mongo/main.ts']

type DatabaseEvents = {
  onLost: (how: string) => void
  onBack: () => void
  /** What a running database reports, such as damage, and why one does not start again. */
  onError?: (text: string) => void
}

export type EmbeddedDatabase = {
  uri: string
  stop: () => Promise<void>
}

type Options = { root: string; data: string; socket: string; events: DatabaseEvents }

/**
 * Starts the embedded database as a child process and restarts it at the same address whenever it
 * ends. Rejects with `StartError` when the first start fails.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  let stopping = false
  let child: ChildProcess | undefined
  let pause: NodeJS.Timeout | undefined
  let failures = 0

  const first = await startPatiently()
  child = first.child
  watch(first.child)

  async function startPatiently(): Promise<Started> {
    const deadline = performance.now() + HANDOVER_MS
    for (;;) {
      try {
        return await startOnce(options, (started) => (child = started))
      } catch (error) {
        const mayRetry = error instanceof FolderInUse && performance.now() < deadline && !stopping
        if (!mayRetry) throw error
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  function watch(running: ChildProcess): void {
    running.once('exit', (code, signal) => {
      if (stopping) return
      if (failures === 0) options.events.onLost(signal ?? `exit code ${code}`)
      restart()
    })
  }

  function restart(): void {
    const wait = Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures)
    pause = setTimeout(() => {
      startOnce(options, (started) => (child = started)).then(
        ({ child: started }) => {
          failures = 0
          options.events.onBack()
          watch(started)
        },
        (error: unknown) => {
          if (failures === 0) options.events.onError?.(messageOf(error))
          failures++
          if (!stopping) restart()
        },
      )
    }, wait)
  }

  async function stop(): Promise<void> {
    stopping = true
    clearTimeout(pause)
    await endChild(child)
  }

  return { uri: first.uri, stop }
}

type Started = { uri: string; child: ChildProcess }
class FolderInUse extends StartError {}

function startOnce(options: Options, onSpawn: (child: ChildProcess) => void): Promise<Started> {
  const { root, data, socket } = options
  const child = spawn(
    process.execPath,
    [
      ...(fs.existsSync(BUNDLE) ? [BUNDLE] : SOURCES),
      ...['--data', data, '--socket', socket, '--exit-with-parent'],
    ],
    { cwd: root, env: databaseEnvironment(), stdio: ['pipe', 'pipe', 'pipe'] },
  )
  onSpawn(child)
  return new Promise((resolve, reject) => {
    let output = ''
    let errorOutput = ''
    let isUp = false
    child.stdin?.on('error', () => {})
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [uri, rest] = output.split('\n', 2)
      isUp = rest !== undefined
      if (uri && isUp) resolve({ uri, child })
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      if (isUp) options.events.onError?.(chunk.toString().trim())
      else errorOutput = (errorOutput + chunk.toString()).slice(-4000)
    })
    child.once('error', (error) => reject(new StartError(error.message)))
    child.once('close', (code, signal) => {
      const died = `its process died of ${signal}; the data in ${data} stay as they are: if they are damaged, restore a backup`
      const why = errorOutput.trim() || (signal ? died : `it ended with code ${code}`)
      const sentence = `The embedded database does not start: ${why}`
      reject(code === FOLDER_IN_USE ? new FolderInUse(sentence) : new StartError(sentence))
    })
  })
}

/** It leaves out the site's settings and secrets, which the database does not need. */
function databaseEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV']
  const variables = Object.entries(process.env).filter(([key]) => passed.includes(key))
  return { ...Object.fromEntries(variables), NODE_ENV: process.env.NODE_ENV ?? 'production' }
}

async function endChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const cut = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS)
  await gone
  clearTimeout(cut)
}
