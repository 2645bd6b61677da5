import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { threadPool } from '@/lib/processes/thread-pool'

const FRAIL = { name: 'frail-threads', file: 'testing/frail-worker.mjs', threads: 1 }
const { run } = threadPool(FRAIL)
/** A pool is one for each file, which an absolute path names another time. */
const brief = threadPool({ ...FRAIL, file: path.resolve(FRAIL.file), threads: 2, idleMs: 200 })

test('a job that its worker refuses is rejected, and the thread takes the next one', async () => {
  const thread = await run('work')
  await expect(run('refuse')).rejects.toThrow('Not this one.')
  expect(await run('work')).toBe(thread)
})

test('a job reports what its thread does meanwhile', async () => {
  const reports: unknown[] = []
  await run('report', { onProgress: (report) => reports.push(report) })
  expect(reports).toEqual(['half'])
})

test('a job that is aborted rejects with the reason, and its thread has ended', async () => {
  const before = await run('work')
  const controller = new AbortController()
  const reports: unknown[] = []
  const job = run('hang', {
    signal: controller.signal,
    onProgress: (report) => {
      reports.push(report)
      controller.abort(new Error('Not needed.'))
    },
  })
  const next = run('work')
  await expect(job).rejects.toThrow('Not needed.')
  expect(reports).toEqual([before])
  expect(await next).not.toBe(before)
})

test('a job that is aborted while it waits leaves the thread alone', async () => {
  const before = await run('work')
  const controller = new AbortController()
  const [running, waiting] = [run('work'), run('work', { signal: controller.signal })]
  controller.abort(new Error('Not needed.'))
  await expect(waiting).rejects.toThrow('Not needed.')
  expect(await running).toBe(before)
  expect(await run('work')).toBe(before)
  await expect(run('work', { signal: controller.signal })).rejects.toThrow('Not needed.')
})

test('two jobs at once have a thread each, which is used again and ends when idle', async () => {
  const both = () => Promise.all([brief.run('work'), brief.run('work')])
  const before = await both()
  expect(before[0]).not.toBe(before[1])
  await pause(100)
  expect(before).toContain(await brief.run('work'))
  await pause(600)
  // No third one starts as long as both are there.
  expect(before).not.toContain(await brief.run('work'))
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
