import { expect, test } from 'vitest'
import { JOBS } from '@/lib/site/jobs'
import { claimJob, ensureJobs, failJob } from '@/lib/jobs/claim'
import { noteDisk } from '@/lib/processes/disk'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestDatabase()

const names = JOBS.map(({ name }) => name)
const [first = ''] = names

test('visitors and members see that the site is healthy, without its jobs', async () => {
  await ensureJobs(names)
  const { headers } = await createUser({ role: 'user,chef' })
  for (const given of [{}, headers, { 'x-auth-token': 'wrong' }]) {
    const response = await callRoute(GET, '/api/health', { headers: given })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', database: 'ok' })
  }
})

test('an admin sees when each job ran and what went wrong', async () => {
  await ensureJobs(names)
  await claimJob(first, 'someone', 1000)
  await failJob(first, 'someone', 'No paint.', () => 1000)
  const { headers } = await createUser({ role: 'admin' })
  const { jobs } = await (await callRoute(GET, '/api/health', { headers })).json()
  expect(jobs.map((job: { name: string }) => job.name)).toEqual(names)
  expect(jobs[0]).toMatchObject({ error: 'No paint.', failures: 1, isRunning: false })
  expect(Date.parse(jobs[0].endedAt)).toBeGreaterThanOrEqual(Date.parse(jobs[0].startedAt))
  expect(jobs[1]).toMatchObject({ error: null, startedAt: null, endedAt: null })
})

test('a disk that gets full and one that is full are named, and stay 200', async () => {
  const { headers } = await createUser({ role: 'admin' })
  const health = async (given: Record<string, string> = {}) => {
    const response = await callRoute(GET, '/api/health', { headers: given })
    expect(response.status).toBe(200)
    return response.json()
  }
  const total = 40_000_000_000
  noteDisk({ space: { free: 500_000_000, total }, refusesWrites: false })
  expect(await health()).toEqual({ status: 'disk nearly full', database: 'ok' })
  expect(await health(headers)).toMatchObject({ disk: { free: 500_000_000, total } })
  noteDisk({ space: { free: 9_000_000_000, total }, refusesWrites: true })
  expect(await health()).toEqual({ status: 'disk full', database: 'ok' })
  noteDisk({ space: { free: 9_000_000_000, total }, refusesWrites: false })
  expect(await health()).toEqual({ status: 'ok', database: 'ok' })
})
