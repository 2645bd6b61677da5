import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

type Job = { message: unknown; settle: (answer: Answer) => void }
type Answer = { value: unknown; error?: unknown }
type Pool = { idle: Worker[]; started: number; waiting: Job[] }

/** A longer job was already delayed by other threads and needs no pause. */
const MAX_PAUSE_MS = 50

type PoolOptions = {
  name: string
  /** Plain JavaScript in the project, which answers each message with `{ value }` or `{ error }`. */
  file: string
  threads: number
}

type ThreadPool = {
  /** Rejects with the worker's error, also where its thread ended; the next job gets a new one. */
  run: (message: unknown) => Promise<unknown>
}

/** Threads that start with the first job and keep no process alive. */
export function threadPool({ name, file, threads }: PoolOptions): ThreadPool {
  const pool = () => shared<Pool>(name, () => ({ idle: [], started: 0, waiting: [] }))

  function dispatchNext(): void {
    const { idle, started, waiting } = pool()
    if (waiting.length === 0) return
    const worker = idle.pop() ?? (started < threads ? startWorker() : undefined)
    const job = worker && waiting.shift()
    if (worker && job) dispatch(worker, job)
  }

  function dispatch(worker: Worker, { message, settle }: Job): void {
    const startedAt = performance.now()
    const onAnswer = (answer: Answer) => {
      pauseWorker(worker, performance.now() - startedAt)
      end(answer)
    }
    const onError = (error: unknown) => end({ value: null, error })
    const onExit = (code: number) => onError(new Error(`A ${name} thread ended with code ${code}.`))
    function end(answer: Answer): void {
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit).unref()
      settle(answer)
      dispatchNext()
    }
    worker.once('message', onAnswer).once('error', onError).once('exit', onExit).ref()
    worker.postMessage(message)
  }

  /** Pauses as long as the job took, as a busy thread delays the event loop at any priority. */
  function pauseWorker(worker: Worker, workedMs: number): void {
    const end = () => {
      // It may have ended meanwhile.
      if (worker.threadId >= 0) pool().idle.push(worker)
      dispatchNext()
    }
    setTimeout(end, Math.min(workedMs, MAX_PAUSE_MS))
  }

  function startWorker(): Worker {
    pool().started++
    // Resolved at run time from the working directory, so that no bundler follows it.
    const worker = new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), file))
    // It is the error of an idle thread, which ends; that of a running job rejects it too.
    worker.on('error', (error) => logger().error({ err: error }, `A ${name} thread failed`))
    worker.once('exit', () => removeWorker(worker))
    return worker
  }

  function removeWorker(worker: Worker): void {
    const { idle } = pool()
    const place = idle.indexOf(worker)
    if (place >= 0) idle.splice(place, 1)
    pool().started--
    dispatchNext()
  }

  return {
    run: (message) =>
      new Promise((resolve, reject) => {
        const settle = ({ value, error }: Answer) => (error ? reject(error) : resolve(value))
        pool().waiting.push({ message, settle })
        dispatchNext()
      }),
  }
}
