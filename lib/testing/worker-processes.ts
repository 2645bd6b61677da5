import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import mongoose from 'mongoose'
import { afterAll } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Worker processes of the day's art on the test's database, to be killed; none outlives the file. */
export function withWorkerProcesses(env: Record<string, string> = {}) {
  const running = new Set<ChildProcess>()
  afterAll(() => running.forEach((child) => child.kill('SIGKILL')))

  /** Resolves once it looks for work. */
  async function start(): Promise<ChildProcess> {
    const { host, port, name } = mongoose.connection
    const server = (process.env.TEST_MONGODB_URI ?? `mongodb://${host}:${port}`).replace(/\/$/, '')
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'lib/testing/art-worker-process.ts'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...env, MONGODB_URI: `${server}/${name}` },
      },
    )
    running.add(child)
    child.once('close', () => running.delete(child))
    await once(child.stdout, 'data')
    return child
  }

  async function kill(child: ChildProcess): Promise<void> {
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }

  return { start, kill, killAll: () => Promise.all([...running].map(kill)) }
}
