import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'
import { shared } from '@/lib/process-state'

type Job = { task: 'hash' | 'verify'; args: unknown[]; settle: (answer: Answer) => void }
type Answer = { value: unknown; error?: unknown }
type Pool = { idle: Worker[]; started: number; waiting: Job[] }

/** A hash fills a core and 19 MiB; one core stays free for other requests. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1)

/** A longer hash was already delayed by other threads and needs no pause. */
const MAX_PAUSE_MS = 50

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
    dispatchNext()
  })
}

function dispatchNext(): void {
  const { idle, started, waiting } = pool()
  if (waiting.length === 0) return
  const worker = idle.pop() ?? (started < MAX_THREADS ? startWorker() : undefined)
  const job = worker && waiting.shift()
  if (worker && job) dispatch(worker, job)
}

function dispatch(worker: Worker, { task, args, settle }: Job): void {
  const startedAt = performance.now()
  const onAnswer = (answer: Answer) =>
    end(answer, () => pauseWorker(worker, performance.now() - startedAt))
  const onError = (error: unknown) => end({ value: null, error }, () => pool().started--)
  function end(answer: Answer, freeWorker: () => void): void {
    worker.off('message', onAnswer).off('error', onError).unref()
    freeWorker()
    settle(answer)
    dispatchNext()
  }
  worker.once('message', onAnswer).once('error', onError).ref()
  worker.postMessage({ task, args })
}

/** Pauses as long as the hash took, as a busy thread delays the event loop at any priority. */
function pauseWorker(worker: Worker, workedMs: number): void {
  const end = () => {
    pool().idle.push(worker)
    dispatchNext()
  }
  setTimeout(end, Math.min(workedMs, MAX_PAUSE_MS))
}

/** Resolved at run time from the working directory, so that no bundler follows it. */
function startWorker(): Worker {
  pool().started++
  return new Worker(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/account/hash-worker.mjs'),
  )
}
