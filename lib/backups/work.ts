import type { OnProgress } from '@/lib/backups/archive/write-archive'
import type { BackupsState, Work } from '@/lib/backups/schema'
import { AppError, isDiskFull } from '@/lib/errors'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

type State = Pick<BackupsState, 'work' | 'outcome'>

const state = () => shared<State>('backup-work', () => ({ work: null, outcome: null }))

export function currentWork(): State {
  return { ...state() }
}

/** Begins work that goes on after the answer; its result is a sentence. Throws 409 while one runs. */
export function startWork(
  name: Work['name'],
  run: (onProgress: OnProgress) => Promise<string>,
): void {
  const present = state()
  if (present.work) {
    throw new AppError('conflict', { message: 'Another archive is being made or restored.' })
  }
  present.work = { name, done: 0, total: 0 }
  present.outcome = null
  const onProgress: OnProgress = (done, total) => (present.work = { name, done, total })
  run(onProgress)
    .then(
      (text) => (present.outcome = { isDone: true, text }),
      (error: unknown) => {
        logger().error({ err: error, work: name }, 'An archive was not made or restored')
        present.outcome = { isDone: false, text: sentenceOf(error) }
      },
    )
    .finally(() => (present.work = null))
}

export function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return [...new Set(error.errors.map(sentenceOf))].join(' ')
  }
  return error instanceof AppError ? error.message : new AppError('internal').message
}

/** Work that needs room; a full disk is told in words. */
export function needingRoom<T>(
  done: 'written' | 'tried' | 'restored',
  work: Promise<T>,
): Promise<T> {
  return work.catch((cause: unknown) => {
    if (!isDiskFull(cause)) throw cause
    const message = `The archive could not be ${done}, as the disk is full. Please make room.`
    throw new AppError('unavailable', { message, cause })
  })
}
