import { expect, test } from 'vitest'
import { mediaCollections } from '@/lib/media/store'
import { createUser } from '@/testing/factories'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from './claim'
import { addDays } from '@/lib/format'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const DAYS = 30
const workers = withChildProcesses('testing/art-worker-process.ts')

const stateOf = async (dateKey: string) =>
  (await ArtworkModel.findOne({ dateKey }).orFail().lean()).generationStatus.state

test("the day's art completes once, whenever a worker is killed", async () => {
  const { viewer } = await createUser()
  let dateKey = '2026-12-01'
  for (let day = 0; day < DAYS; day++, dateKey = addDays(dateKey, 1)) {
    setClock(`${dateKey}T12:00:00Z`)
    const [first, second] = await Promise.all([workers.start(), workers.start()])
    expect(await claimDay(viewer, dateKey)).toBe(true)
    // The first tick comes within 3 s of the claim; the kills cover all of the work.
    await new Promise((resolve) => setTimeout(resolve, (day * 3900) / DAYS))
    await workers.kill(first)
    if (day % 3 === 0) await workers.kill(second)
    if (day % 3 === 0) await workers.start()
    await expect.poll(() => stateOf(dateKey), { timeout: 20_000 }).toBe('done')
    await workers.killAll()
  }
  const art = await ArtworkModel.find().lean()
  expect(art).toHaveLength(DAYS)
  const { files } = await mediaCollections()
  for (const { files: names, tries, generationStatus } of art) {
    expect(generationStatus.status).toBe('completed')
    expect(tries).toBeLessThanOrEqual(3)
    const stored = [names?.original, names?.full, names?.small].map(String)
    expect(await files.countDocuments({ filename: { $in: stored } })).toBe(3)
  }
  expect(art.map((entry) => entry.streak).sort((a, b) => a - b)).toEqual(
    Array.from({ length: DAYS }, (_, i) => i + 1),
  )
})
