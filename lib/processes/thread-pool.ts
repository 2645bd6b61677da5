import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

type JobOptions = {
  /** Ends the thread of a job that runs; the job rejects with its reason. */
  signal?: AbortSignal
  /** Gets what the thread sends as `{ progress }`. */
  onProgress?: (progress: unknown) => void
}
type Answer = { value: unknown; error?: unknown }
type Job = JobOptions & { message: unknown; settle: (answer: Answer) => void; worker?: Worker }
type Idle = { worker: Worker; timer?: NodeJS.Timeout }
type Pool = { idle: Idle[]; started: number; waiting: Job[] }

/** A longer job was already delayed by other threads and needs no pause. */
const MAX_PAUSE_MS = 50

type PoolOptions = {
  name: string
  /** Plain JavaScript in the project, which answers each message with `{ value }` or `{ error }`. */
  file: string
  threads: number
  /** After it an idle thread ends, which frees its memory; without, it stays. */
  idleMs?: number
}

type ThreadPool = {
  /** Rejects with the worker's error, also where its thread ended; the next job gets a new one. */
  run: (message: unknown, options?: JobOptions) => Promise<unknown>
}

/** Threads that start with the first job and keep no process alive; one pool for each file. */
export function threadPool({ name, file, threads, idleMs }: PoolOptions): ThreadPool {
  const pool = () =>
    shared<Pool>(`threads of ${file}`, () => ({ idle: [], started: 0, waiting: [] }))

  function dispatchNext(): void {
    const { waiting } = pool()
    if (waiting.length === 0) return
    const worker = takeIdle() ?? tryStart()
    const job = worker && waiting.shift()
    if (worker && job) dispatch(worker, job)
  }

  /** A system that gives no thread for a moment fails a job, unless another thread will take it. */
  function tryStart(): Worker | undefined {
    const { started, waiting } = pool()
    try {
      return started < threads ? startWorker() : undefined
    } catch (error) {
      if (started > 0) return undefined
      waiting.shift()?.settle({ value: null, error })
      dispatchNext()
      return undefined
    }
  }

  function takeIdle(): Worker | undefined {
    const { worker, timer } = pool().idle.pop() ?? {}
    clearTimeout(timer)
    return worker
  }

  function dispatch(worker: Worker, job: Job): void {
    const startedAt = performance.now()
    const onMessage = (message: Answer | { progress: unknown }) => {
      // Its thread is ending.
      if (job.signal?.aborted) return
      if ('progress' in message) return job.onProgress?.(message.progress)
      pauseWorker(worker, performance.now() - startedAt)
      end(message)
    }
    const onError = (error: unknown) => end({ value: null, error })
    const onExit = (code: number) => onError(new Error(`A ${name} thread ended with code ${code}.`))
    function end(answer: Answer): void {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
      job.settle(answer)
      dispatchNext()
    }
    job.worker = worker
    worker.on('message', onMessage).once('error', onError).once('exit', onExit).ref()
    worker.postMessage(job.message)
  }

  /** Pauses as long as the job took, as a busy thread delays the event loop at any priority. */
  function pauseWorker(worker: Worker, workedMs: number): void {
    const end = () => {
      // It may have ended meanwhile.
      if (worker.threadId >= 0) addIdle(worker)
      dispatchNext()
    }
    setTimeout(end, Math.min(workedMs, MAX_PAUSE_MS))
  }

  function addIdle(worker: Worker): void {
    const { idle } = pool()
    const end = () => {
      removeIdle(worker)
      void worker.terminate()
    }
    idle.push({ worker, ...(idleMs && { timer: setTimeout(end, idleMs).unref() }) })
  }

  function removeIdle(worker: Worker): void {
    const { idle } = pool()
    const place = idle.findIndex((one) => one.worker === worker)
    if (place < 0) return
    clearTimeout(idle[place]?.timer)
    idle.splice(place, 1)
  }

  function startWorker(): Worker {
    // Resolved at run time from the working directory, so that no bundler follows it.
    const worker = new Worker(path.resolve(/* turbopackIgnore: true */ process.cwd(), file))
    pool().started++
    // It is the error of an idle thread, which ends; that of a running job rejects it too.
    worker.on('error', (error) => logger().error({ err: error }, `A ${name} thread failed`))
    worker.once('exit', () => removeWorker(worker))
    return worker
  }

  function removeWorker(worker: Worker): void {
    removeIdle(worker)
    pool().started--
    dispatchNext()
  }

  /** A job that runs settles when its thread has ended. */
  function abort(job: Job): void {
    const { waiting } = pool()
    if (job.worker) return void job.worker.terminate()
    waiting.splice(waiting.indexOf(job), 1)
    job.settle({ value: null })
  }

  return {
    run: (message, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const job: Job = { message, signal, onProgress, settle }
        const onAbort = () => abort(job)
        function settle({ value, error }: Answer): void {
          signal?.removeEventListener('abort', onAbort)
          if (signal?.aborted) reject(signal.reason)
          else if (error) reject(error)
          else resolve(value)
        }
        signal?.addEventListener('abort', onAbort)
        pool().waiting.push(job)
        dispatchNext()
      }),
  }
}
