import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import mongoose from 'mongoose'
import { afterEach } from 'vitest'

export const root = path.resolve(import.meta.dirname, '..')

/** All are killed at the end of the test. */
export function withChildProcesses(script: string, env: Record<string, string> = {}) {
  const running = new Set<ChildProcess>()
  const killAll = () => Promise.all([...running].map(kill))
  afterEach(async () => void (await killAll()))

  /** Resolves at the first output. */
  async function start(...args: string[]): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env, ...databaseEnv() },
    })
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

  return { start, kill, killAll }
}

/** The test's own database, for a child process. */
export function databaseEnv(): { MONGODB_URI: string } {
  const { host, port, name } = mongoose.connection
  const server = (process.env.TEST_MONGODB_URI ?? `mongodb://${host}:${port}`).replace(/\/$/, '')
  return { MONGODB_URI: `${server}/${name}` }
}
