import { readPublicProfiles } from '@/lib/account/public-profiles'
import { shownNameOf } from '@/lib/account/shown-name'
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
  const shown = scores.filter(({ _id }) => profiles.has(_id)).slice(0, SHOWN)
  return Promise.all(
    shown.map(async ({ _id, ...score }) => {
      const userEmoji = profiles.get(_id)?.userEmoji ?? null
      return { name: await shownNameOf(_id), userEmoji, ...score }
    }),
  )
}
