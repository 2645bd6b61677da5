import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import type { PaintOptions } from '@/lib/integrations/images/port'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from './claim'
import { runPendingWork } from './worker'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const DAY = '2026-11-21'
const NEVER = new AbortController().signal
const readToday = () => ArtworkModel.findOne({ dateKey: DAY }).orFail().lean()

/** As a process leaves it that ends or hangs while it paints. */
async function abandon(owner: string): Promise<void> {
  const until = new Date('2026-11-21T12:03:00Z')
  await ArtworkModel.updateOne(
    { dateKey: DAY },
    { $set: { lease: { owner, until }, 'generationStatus.status': 'generating', tries: 1 } },
  )
}

const hang = ({ signal }: PaintOptions) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  )

test('after a try that timed out the embedded painter is asked for, and after a restart it is not (G-91b)', async () => {
  const { viewer } = await createUser()
  await claimDay(viewer, DAY)
  const painter = createFakePainter((options) =>
    painter.requests.length === 1 ? hang(options) : Promise.resolve(),
  )
  await runPendingWork(painter, NEVER, 2000)
  expect((await readToday()).generationStatus.status).toBe('generating')
  await runPendingWork(painter, NEVER)
  expect(await readToday()).toMatchObject({ tries: 2, generationStatus: { status: 'completed' } })
  // Another process that hung is known by its lease, which ran out.
  await ArtworkModel.deleteMany({})
  await claimDay(viewer, DAY)
  await abandon('another-machine|1|boot|run')
  setClock('2026-11-21T12:03:00Z')
  await runPendingWork(painter, NEVER)
  await ArtworkModel.deleteMany({})
  await claimDay(viewer, DAY)
  await abandon([hostname(), process.pid, 'earlier', 'run'].join('|'))
  await runPendingWork(painter, NEVER)
  expect(painter.requests.map(({ afterTimeout }) => afterTimeout)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
