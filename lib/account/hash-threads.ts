import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'
import { shared } from '@/lib/process-state'

type Job = { task: 'hash' | 'verify'; args: unknown[]; settle: (answer: Answer) => void }
type Answer = { value: unknown; error?: unknown }
type Pool = { idle: Worker[]; started: number; waiting: Job[] }

/** A hash fills a core and 19 MiB; one core stays free for other requests. */
const MOST = Math.max(1, availableParallelism() - 1)

/** A longer hash was already delayed by other threads and needs no pause. */
const LONGEST_REST_MS = 50

const pool = () => shared<Pool>('hash-threads', () => ({ idle: [], started: 0, waiting: [] }))

export async function hashInThread(password: string, options: Options): Promise<string> {
  return String(await run('hash', [password, options]))
}

/** Rejects where `stored` is no argon2 hash. */
export async function verifyInThread(stored: string, password: string): Promise<boolean> {
  return (await run('verify', [stored, password])) === true
}

function run(task: Job['task'], args: unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = ({ value, error }: Answer) => (error ? reject(error) : resolve(value))
    pool().waiting.push({ task, args, settle })
    giveWork()
  })
}

function giveWork(): void {
  const { idle, started, waiting } = pool()
  if (waiting.length === 0) return
  const worker = idle.pop() ?? (started < MOST ? start() : undefined)
  const job = worker && waiting.shift()
  if (worker && job) hand(worker, job)
}

function hand(worker: Worker, { task, args, settle }: Job): void {
  const startedAt = performance.now()
  const onAnswer = (answer: Answer) =>
    end(answer, () => rest(worker, performance.now() - startedAt))
  const onError = (error: unknown) => end({ value: null, error }, () => pool().started--)
  function end(answer: Answer, leave: () => void): void {
    worker.off('message', onAnswer).off('error', onError).unref()
    leave()
    settle(answer)
    giveWork()
  }
  worker.once('message', onAnswer).once('error', onError).ref()
  worker.postMessage({ task, args })
}

/** Pauses as long as the hash took, as a busy thread delays the event loop at any priority. */
function rest(worker: Worker, workedMs: number): void {
  const end = () => {
    pool().idle.push(worker)
    giveWork()
  }
  setTimeout(end, Math.min(workedMs, LONGEST_REST_MS))
}

/** Resolved at run time from the start folder, so that no bundler follows it. */
function start(): Worker {
  pool().started++
  return new Worker(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/account/hash-worker.mjs'),
  )
}
