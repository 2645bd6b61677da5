import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@/lib/durations'
import { logger } from '@/lib/logger'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestDatabase } from '@/testing/db'
import { createGate } from '@/testing/fake-painter'
import { stored } from '@/testing/stored'
import { JobModel } from '@/models/job'
import { claimJob, ensureJobs, makeJobDue, reportJobs } from './claim'
import { type Job, startJobs } from './run-jobs'

withTestDatabase()

const WITHIN = { timeout: 15_000 }
const PACE = { tickMs: 5, leaseMs: 60_000, retryMs: 5 }
const stops: (() => Promise<void>)[] = []
const processes = withChildProcesses('testing/job-process.ts')

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  vi.restoreAllMocks()
})

function start(job: Job, pace = PACE): () => Promise<void> {
  const stop = startJobs([job], pace)
  stops.push(stop)
  return stop
}

const reportOf = async (name: string) => (await reportJobs([name]))[0]

test('two processes take turns at a job and never run it at once', async () => {
  const marks = await stored('job_marks')
  await Promise.all([processes.start(), processes.start()])
  const runners = () => marks.distinct('ran')
  await expect.poll(async () => (await runners()).length, WITHIN).toBe(2)
  const runs = () => marks.countDocuments({ ran: { $exists: true } })
  await expect.poll(runs, WITHIN).toBeGreaterThan(20)
  expect(await marks.countDocuments({ overlap: { $exists: true } })).toBe(0)
})

test('a living process keeps its job, and a killed one is taken over', async () => {
  const holder = await processes.start('hang')
  const until = async () => (await JobModel.findById('marked').lean())?.lease?.until.getTime() ?? 0
  await expect.poll(until, WITHIN).toBeGreaterThan(0)
  const first = await until()
  await expect.poll(until, WITHIN).toBeGreaterThan(first)
  expect(await claimJob('marked', 'another', 600)).toBe(false)
  await processes.kill(holder)
  await expect.poll(() => claimJob('marked', 'another', 600), WITHIN).toBe(true)
})

test('a dozen jobs at once are no leak of listeners to Node', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const gate = createGate()
  let running = 0
  const jobs = Array.from({ length: 12 }, (_, i) => ({
    name: `job ${i}`,
    everyMs: HOUR_MS,
    run: async () => {
      running++
      await gate.opened
    },
  }))
  stops.push(startJobs(jobs, PACE))
  await expect.poll(() => running, WITHIN).toBe(12)
  gate.open()
  expect(warn).not.toHaveBeenCalled()
})

test('a due job runs once, and again when it is next due', async () => {
  let runs = 0
  const job = { name: 'counted', everyMs: HOUR_MS, run: async () => void runs++ }
  start(job)
  start(job)
  await expect.poll(async () => (await reportOf('counted'))?.endedAt, WITHIN).toBeTruthy()
  expect(runs).toBe(1)
  expect(await reportOf('counted')).toMatchObject({ isRunning: false, error: null, failures: 0 })
  await JobModel.updateOne({ _id: 'counted' }, { dueAt: new Date(0) })
  await expect.poll(() => runs, WITHIN).toBe(2)
})

test.each(['ends', 'fails'])(
  'what was added while a job runs is done soon after it %s',
  async (end) => {
    vi.spyOn(logger(), 'error').mockReturnValue()
    const [begun, gate] = [createGate(), createGate()]
    let runs = 0
    const run = async () => {
      if (++runs > 1) return
      begun.open()
      await gate.opened
      if (end === 'fails') throw new Error('No paint.')
    }
    start({ name: 'queue', everyMs: HOUR_MS, run }, { ...PACE, retryMs: HOUR_MS })
    await begun.opened
    await makeJobDue('queue')
    gate.open()
    await expect.poll(() => runs, WITHIN).toBe(2)
  },
)

test('a job that throws is logged once a run, recorded and retried early', async () => {
  const logged = vi.spyOn(logger(), 'error').mockReturnValue()
  let runs = 0
  const stop = start({
    name: 'broken',
    everyMs: HOUR_MS,
    run: async () => {
      if (++runs < 3) throw new Error(`Broken ${runs}`)
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  })
  await expect.poll(() => runs, WITHIN).toBe(3)
  await stop()
  expect(logged).toHaveBeenCalledTimes(2)
  expect(await reportOf('broken')).toMatchObject({ error: null, failures: 0 })
})

test('the last error is recorded until a successful run', async () => {
  vi.spyOn(logger(), 'error').mockReturnValue()
  const job = {
    name: 'broken',
    everyMs: HOUR_MS,
    run: () => Promise.reject(new Error('No paint.')),
  }
  start(job, { ...PACE, retryMs: HOUR_MS })
  await expect.poll(async () => (await reportOf('broken'))?.error, WITHIN).toBe('No paint.')
  const report = await reportOf('broken')
  expect(report).toMatchObject({ failures: 1, isRunning: false })
  expect(report?.dueAt.getTime()).toBeGreaterThan(Date.now() + HOUR_MS / 2)
})

test('shutdown aborts the running job, waits for it and releases it', async () => {
  const [begun, aborted, allowed] = [createGate(), createGate(), createGate()]
  const stop = start({
    name: 'long',
    everyMs: HOUR_MS,
    run: async (signal) => {
      signal.addEventListener('abort', aborted.open)
      begun.open()
      await allowed.opened
      signal.throwIfAborted()
    },
  })
  await begun.opened
  let isStopped = false
  const stopped = stop().then(() => (isStopped = true))
  await aborted.opened
  // Some round trips later it would have ended, had it not waited.
  for (let trips = 0; trips < 10; trips++) {
    expect(await reportOf('long')).toMatchObject({ isRunning: true })
  }
  expect(isStopped).toBe(false)
  allowed.open()
  await stopped
  expect(await reportOf('long')).toMatchObject({ isRunning: false, error: null, endedAt: null })
  expect(await claimJob('long', 'another', 1000)).toBe(true)
})

test('a run that lost its lease is aborted and does not overwrite the new holder', async () => {
  const begun = createGate()
  const aborted = createGate()
  const stop = start(
    {
      name: 'slow',
      everyMs: HOUR_MS,
      run: async (signal) => {
        signal.addEventListener('abort', aborted.open)
        begun.open()
        await aborted.opened
      },
    },
    { ...PACE, leaseMs: 90 },
  )
  await begun.opened
  const lease = { owner: 'another', until: new Date(Date.now() + HOUR_MS) }
  await JobModel.updateOne({ _id: 'slow' }, { lease })
  await aborted.opened
  await stop()
  expect(await JobModel.findById('slow').lean()).toMatchObject({ lease, endedAt: null })
})

test('a process can claim again a lease that it could not release', async () => {
  await ensureJobs(['kept', 'kept'])
  expect(await claimJob('kept', 'me', HOUR_MS)).toBe(true)
  expect(await claimJob('kept', 'another', HOUR_MS)).toBe(false)
  expect(await claimJob('kept', 'me', HOUR_MS)).toBe(true)
})
