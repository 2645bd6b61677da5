import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withChildProcesses } from '@/lib/testing/child-processes'
import { withTestDatabase } from '@/lib/testing/db'
import { leaseRecords } from '@/lib/testing/lease-records'

withTestDatabase()

const ROUNDS = 1000
const KILL_EVERY = 25
const MIN_KILLS = 20
const processes = withChildProcesses('lib/testing/lease-process.ts')

test('two processes never hold the same lease in 1,000 rounds with kills', async () => {
  const records = await leaseRecords()
  await records.insertOne({ _id: 'records', inside: null, rounds: 0, overlaps: 0 })
  const rounds = async () => (await records.findOne({ _id: 'records' }))?.rounds ?? 0
  let [first, second] = [await processes.start(), await processes.start()]
  let kills = 0
  while ((await rounds()) < ROUNDS || kills < MIN_KILLS) {
    const next = (await rounds()) + KILL_EVERY
    await expect.poll(rounds, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(next)
    await pause(kills % 7)
    await processes.kill(first)
    kills++
    ;[first, second] = [second, await processes.start()]
  }
  const end = await records.findOne({ _id: 'records' })
  expect(end?.overlaps).toBe(0)
})
