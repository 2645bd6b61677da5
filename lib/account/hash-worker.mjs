import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// Plain JavaScript, which a worker thread loads at once, where TypeScript would load a compiler.

/** A third of the share of everybody else: enough to go on where a core is never free. */
const BEHIND = 5

/**
 * Whoever waits for a page goes before whoever waits for a password. Linux alone gives one thread a
 * priority of its own; where that fails, all threads stay equal.
 */
function giveWay() {
  try {
    const threadId = path.basename(readlinkSync('/proc/thread-self'))
    const lowest = constants.priority.PRIORITY_LOW
    setPriority(Number(threadId), Math.min(lowest, getPriority() + BEHIND))
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

giveWay()
parentPort?.on('message', (job) => parentPort?.postMessage(answer(job)))
