import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { noteFacts } from '@/lib/backups/folder'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

const LAST_CHARACTERS = 300
/** A process that the command has left behind may hold its output. */
const OUTPUT_MS = 1000

/** Runs `BACKUP_COMMAND` for an archive, without a shell; throws a sentence where it fails. */
export async function runBackupCommand(file: string, signal?: AbortSignal): Promise<void> {
  const { BACKUP_COMMAND } = env()
  if (!BACKUP_COMMAND) return
  const parts = BACKUP_COMMAND.trim().split(/\s+/)
  const [command = '', ...args] = parts.map((part) => part.replaceAll('{file}', () => file))
  const problem = await run(command, args, signal)
  signal?.throwIfAborted()
  if (problem !== null) {
    throw new AppError('unavailable', { message: `BACKUP_COMMAND failed: ${problem}` })
  }
  await noteFacts(file, { isSent: true })
}

/** What the owner reads holds no argument, as one may be a password. */
async function run(
  command: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<string | null> {
  const limits = { timeout: HOUR_MS, killSignal: 'SIGKILL', signal } as const
  const child = spawn(command, args, { ...limits, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LAST_CHARACTERS)
  })
  const outputEnd = once(child.stderr, 'close')
  try {
    const [code, killedBy] = await once(child, 'exit')
    if (code === 0) return null
    await Promise.race([outputEnd, pause(OUTPUT_MS)])
    const end = killedBy ? `it was ended by ${killedBy}` : `it ended with code ${code}`
    return `${end}. ${output.trim()}`.trim()
  } catch (error) {
    return `it did not start (${error instanceof Error && 'code' in error ? error.code : error}).`
  } finally {
    child.stderr.destroy()
  }
}
