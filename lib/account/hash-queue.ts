import { availableParallelism } from 'node:os'
import { shared } from '@/lib/process-state'

type Queue = { free: number; waiting: (() => void)[] }

/** A hash fills a core and 19 MiB: one core stays free for whoever does not sign in. */
const queue = () =>
  shared<Queue>('hash-queue', () => ({
    free: Math.max(1, availableParallelism() - 1),
    waiting: [],
  }))

/** Runs work that fills a core of another thread, only so much of it at a time, in order. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const state = queue()
  if (state.free > 0) state.free--
  else await new Promise<void>((resolve) => state.waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = state.waiting.shift()
    if (next) next()
    else state.free++
  }
}
