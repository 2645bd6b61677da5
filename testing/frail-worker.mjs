import { threadId, parentPort } from 'node:worker_threads'

// Does what a message says, and answers with the number of its thread.
parentPort?.on('message', (wish) => {
  if (wish === 'throw') throw new Error('The thread failed.')
  if (wish === 'exit') process.exit(3)
  if (wish === 'report') parentPort?.postMessage({ progress: 'half' })
  if (wish === 'hang') return parentPort?.postMessage({ progress: threadId })
  if (wish === 'refuse') return parentPort?.postMessage({ error: new Error('Not this one.') })
  // Busy first, so that it ends within the pause or after it.
  if (wish === 'end in the pause') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)
  parentPort?.postMessage({ value: threadId })
  if (wish.startsWith('end ')) setTimeout(() => process.exit(4), 5)
})
