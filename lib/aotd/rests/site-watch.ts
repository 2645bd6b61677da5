import { ART_TAG } from '@/lib/aotd/tags'
import { artDayOf, artDayStart } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { restedStreaks } from '@/lib/aotd/rests/rested-streaks'
import type { RestedStreak } from '@/lib/aotd/schema'
import { listCompletedArt } from '@/lib/aotd/completed'
import { cached } from '@/lib/cache'
import { taggedWrites } from '@/lib/content/tagged-writes'
import { now } from '@/lib/clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'
import { SiteWatchModel } from '@/models/site-watch'

const lossWrites = taggedWrites(SiteWatchModel, [ART_TAG])

const ID = 'site'
/** A shorter time is that of a restart. */
const GAP_MS = 5 * MINUTE_MS
const EXCUSED_MS = 2 * HOUR_MS

/** Called each minute: what lies since the last call was a time without the site (G-159). */
export async function watchSite(): Promise<void> {
  const seenAt = now()
  const dayStart = env().AOTD_DAY_START_UTC
  const before = await SiteWatchModel.findById(ID).lean()
  if (!before) {
    await SiteWatchModel.create({ _id: ID, seenAt, dayStart, losses: [] }).catch(
      (error: unknown) => {
        if (!isDuplicateKey(error)) throw error
      },
    )
    return
  }
  const { seenAt: downAt } = before
  const isGap = seenAt.getTime() - downAt.getTime() > GAP_MS
  const losses = isGap ? lossesBetween(downAt, seenAt) : []
  if (before.dayStart !== dayStart) {
    // An earlier start takes hours from the present day, or from the one before.
    const day = artDayOf(seenAt)
    losses.push({ dateKey: day, ms: DAY_MS }, { dateKey: addDays(day, -1), ms: DAY_MS })
  }
  const seen = { _id: ID, seenAt: downAt }
  if (losses.length === 0) await SiteWatchModel.updateOne(seen, { $set: { seenAt } })
  else {
    const $push = { losses: { $each: losses } }
    await lossWrites.updateMany(seen, { $set: { seenAt, dayStart }, $push })
  }
}

function lossesBetween(downAt: Date, upAt: Date) {
  const losses = []
  for (let dateKey = artDayOf(downAt); artDayStart(dateKey) < upAt; dateKey = addDays(dateKey, 1)) {
    const start = artDayStart(dateKey).getTime()
    // Who comes late in a day has no other chance than its end.
    const isAtEnd = upAt.getTime() > start + DAY_MS
    const ms = isAtEnd ? DAY_MS : upAt.getTime() - Math.max(downAt.getTime(), start)
    losses.push({ dateKey, ms })
  }
  return losses
}

export async function readRestedStreak(authorId: string, dateKey: string): Promise<RestedStreak> {
  const art = (await listCompletedArt()).filter((work) => work.authorId === authorId)
  const days = art.map((work) => work.dateKey)
  const found = restedStreaks(days, await readExcusedDays()).get(dateKey)
  return found ?? { days: 0, restedDays: 0 }
}

/** The site was down for more than two hours or at their end, or its painter failed (G-159). */
export function readExcusedDays(): Promise<ReadonlySet<string>> {
  return cached('excused-days', [ART_TAG], listExcusedDays)
}

async function listExcusedDays(): Promise<ReadonlySet<string>> {
  const watch = await SiteWatchModel.findById(ID).lean()
  const lost = new Map<string, number>()
  for (const { dateKey, ms } of watch?.losses ?? []) {
    lost.set(dateKey, (lost.get(dateKey) ?? 0) + ms)
  }
  const failed = await ArtworkModel.live.distinct('dateKey', {
    'generationStatus.status': { $in: ['failed', 'error'] },
    isSample: false,
  })
  const down = [...lost].filter(([, ms]) => ms > EXCUSED_MS).map(([day]) => day)
  return new Set([...down, ...failed])
}
