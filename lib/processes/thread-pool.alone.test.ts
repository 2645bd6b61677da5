import type { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { threadPool } from '@/lib/processes/thread-pool'

let failures = 1
vi.mock('node:worker_threads', async (load) => {
  const real = await load<{ Worker: typeof Worker }>()
  class Failing extends real.Worker {
    constructor(file: string) {
      if (failures-- > 0) throw new Error('Worker initialization failure: EAGAIN')
      super(file)
    }
  }
  return { ...real, Worker: Failing }
})

test('where a thread cannot start its job fails, and the next one gets a thread', async () => {
  const { run } = threadPool({ name: 'frail', file: 'testing/frail-worker.mjs', threads: 1 })
  await expect(run('work')).rejects.toThrow('EAGAIN')
  expect(await run('work')).toEqual(expect.any(Number))
})
