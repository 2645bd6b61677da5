import { readPublicProfiles } from '@/lib/account/public-profiles'
import { artDayOf } from '@/lib/aotd/day'
import { MAX_TRIES } from '@/lib/aotd/guess/catalogue'
import type { WeekBoard } from '@/lib/aotd/guess/schema'
import { now } from '@/lib/clock'
import { addDays, mondayOf } from '@/lib/format'
import { EmojiGuessModel } from '@/models/emoji-guess'

const SHOWN = 10

/** Points of the present ISO week of art days: six for the first try, one for the last (G-158). */
export async function readWeekBoard(): Promise<WeekBoard> {
  const monday = mondayOf(artDayOf(now()))
  const scores = await EmojiGuessModel.aggregate<{ _id: string; points: number; days: number }>([
    { $match: { dateKey: { $gte: monday, $lte: addDays(monday, 6) }, solvedAt: { $ne: null } } },
    {
      $group: {
        _id: { $toString: '$userId' },
        points: { $sum: { $subtract: [MAX_TRIES + 1, { $size: '$tries' }] } },
        days: { $sum: 1 },
      },
    },
    { $sort: { points: -1, days: 1, _id: 1 } },
  ])
  const profiles = await readPublicProfiles(scores.map(({ _id }) => _id))
  return scores
    .flatMap(({ _id, points, days }) => {
      const profile = profiles.get(_id)
      return profile ? [{ name: profile.username, userEmoji: profile.userEmoji, points, days }] : []
    })
    .slice(0, SHOWN)
}
