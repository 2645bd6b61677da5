import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { threadPool } from '@/lib/processes/thread-pool'

const { run } = threadPool({
  name: 'frail-threads',
  file: 'lib/testing/frail-worker.mjs',
  threads: 1,
})

test('a job that its worker refuses is rejected, and the thread takes the next one', async () => {
  const thread = await run('work')
  await expect(run('refuse')).rejects.toThrow('Not this one.')
  expect(await run('work')).toBe(thread)
})

test.each([
  ['throw', 'The thread failed.'],
  ['exit', 'A frail-threads thread ended with code 3.'],
])(
  'a thread that ends by %s rejects its job, and those that wait get a new one',
  async (end, text) => {
    const before = await run('work')
    const [ended, ...next] = await Promise.allSettled([run(end), run('work'), run('work')])
    expect(ended).toMatchObject({ status: 'rejected', reason: { message: text } })
    const after = next.map((job) => job.status === 'fulfilled' && job.value)
    expect(after[0]).not.toBe(before)
    expect(after).toEqual([after[0], after[0]])
  },
)

test.each(['end in the pause', 'end when idle'])(
  'a thread that is to %s is replaced',
  async (wish) => {
    const before = await run(wish)
    await pause(200)
    expect(await run('work')).not.toBe(before)
  },
)
