import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// Plain JavaScript: a worker thread loads it without a compiler.

/** A third of the normal CPU share, so that hashing still progresses on busy cores. */
const NICE_INCREMENT = 5

/** Pages go before passwords. Only Linux has priorities per thread; elsewhere this does nothing. */
function lowerPriority() {
  try {
    const threadId = path.basename(readlinkSync('/proc/thread-self'))
    const lowest = constants.priority.PRIORITY_LOW
    setPriority(Number(threadId), Math.min(lowest, getPriority() + NICE_INCREMENT))
  } catch {
    return
  }
}

function answer({ task, args }) {
  try {
    return { value: task === 'hash' ? hashSync(...args) : verifySync(...args) }
  } catch (error) {
    return { error }
  }
}

lowerPriority()
parentPort?.on('message', (job) => parentPort?.postMessage(answer(job)))
