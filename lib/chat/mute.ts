import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { now, nowMs, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { tooMany } from '@/lib/http/rate-limit'
import { ChatMuteModel } from '@/models/chat-mute'

/** Flagged messages in 24 hours that mute for an hour (G-90). */
const MAX_FLAGGED = 5

/** Throws 429 (G-129). */
export async function checkMuted(keys: readonly string[]): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  const muted = await ChatMuteModel.find({ _id: { $in: keys }, mutedUntil: { $gt: now() } })
    .select({ mutedUntil: 1 })
    .lean()
  const until = Math.max(0, ...muted.map(({ mutedUntil }) => mutedUntil?.getTime() ?? 0))
  if (until > 0) throw tooMany(until - nowMs(), CHAT_TEXTS.muted)
}

export async function noteFlagged(keys: readonly string[]): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  for (const _id of keys) await noteFlaggedBy(_id)
}

async function noteFlaggedBy(_id: string): Promise<void> {
  const at = now()
  const { flaggedAt } = await ChatMuteModel.findOneAndUpdate(
    { _id },
    {
      $push: { flaggedAt: { $each: [at], $slice: -MAX_FLAGGED } },
      $set: { purgeAt: new Date(realNow().getTime() + 2 * DAY_MS) },
    },
    { upsert: true, returnDocument: 'after' },
  )
    .orFail()
    .lean()
  const recent = flaggedAt.filter((time) => at.getTime() - time.getTime() < DAY_MS)
  if (recent.length < MAX_FLAGGED) return
  const mutedUntil = new Date(at.getTime() + HOUR_MS)
  await ChatMuteModel.updateOne({ _id }, { $set: { mutedUntil, flaggedAt: [] } })
}
