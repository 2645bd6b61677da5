import { onTestFinished } from 'vitest'
import { artDayOf } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { claimDay } from '@/lib/aotd/painting/claim'
import { getToday } from '@/lib/aotd/painting/status'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { watchSite } from '@/lib/aotd/rests/site-watch'
import { resetCache } from '@/lib/cache'
import { now } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { createUser, type TestUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { setEnv } from '@/testing/env'
import { ArtworkModel } from '@/models/artwork'
import { SiteWatchModel } from '@/models/site-watch'

/** When they come each day: one at the last minutes of an art day, one right after its start. */
const VISITS = ['04:40', '04:51', '02:00', '12:00', '23:30']

type Events = {
  from: string
  days: number
  /** Instants. */
  outage: readonly [string, string]
  dayStart: { at: string; value: string }
  /** The UTC date on which the painter fails. */
  failure: string
}

type Turn = { member: TestUser; authored: string[] }

/** Five members, each of whom paints each day of a fifth of the time, whatever becomes of the site. */
export async function simulateDays(
  setClock: (instant: string) => void,
  { from, days, outage, dayStart, failure }: Events,
): Promise<Turn[]> {
  const turns: Turn[] = []
  const length = Math.floor(days / VISITS.length)
  const isDown = (at: string) => at > outage[0] && at < outage[1]
  for (const [i, time] of VISITS.entries()) {
    const turn: Turn = { member: await createUser(), authored: [] }
    turns.push(turn)
    // The first day of a turn may have the art of the one before.
    for (let day = i * length + 1; day < (i + 1) * length; day += 1) {
      const date = addDays(from, day)
      const visit = `${date}T${time}:00.000Z`
      const times = [visit, ...outage, dayStart.at].filter((at) => at.startsWith(date)).sort()
      for (const at of times) {
        if (isDown(at)) continue
        if (at === dayStart.at) onTestFinished(setEnv({ AOTD_DAY_START_UTC: dayStart.value }))
        await liveUntil(setClock, at, at === outage[1])
        if (at === visit) await paint(turn, date === failure)
      }
    }
  }
  return turns
}

/** The job of each minute has run until then, except after an outage. */
async function liveUntil(setClock: (at: string) => void, at: string, wasDown: boolean) {
  setClock(at)
  if (!wasDown) {
    const seenAt = new Date(Date.parse(at) - MINUTE_MS)
    await SiteWatchModel.updateOne({ _id: 'site' }, { $set: { seenAt } })
  }
  await watchSite()
}

async function paint({ member, authored }: Turn, hasFailed: boolean): Promise<void> {
  const dateKey = artDayOf(now())
  if (await ArtworkModel.exists({ dateKey })) return
  resetCache()
  await claimDay(member.viewer, dateKey)
  const painter = createFakePainter(async () => {
    if (hasFailed) throw new Error('The painter fails.')
  })
  await runPendingWork(painter, new AbortController().signal)
  resetCache()
  const { generationStatus } = await getToday(member.viewer, { isDeliberate: false })
  if (generationStatus === 'completed') authored.push(dateKey)
}
