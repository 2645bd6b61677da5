import { Types } from 'mongoose'
import type { Feature } from '@/lib/define-feature'
import { EmojiGuessModel } from '@/models/emoji-guess'

declare module '@/lib/define-feature' {
  interface Counters {
    /** Days whose emojis the member has guessed (G-158). */
    daysGuessed: number
  }
}

type FeatureCounters = NonNullable<Feature['counters']>

export function withGuesses({ none, count }: FeatureCounters): FeatureCounters {
  return {
    none: { ...none, daysGuessed: 0 },
    count: async (only) => {
      const counted = await count(only)
      for (const { _id, times } of await listSolved(only)) {
        const id = String(_id)
        const daysGuessed = times.map((time) => time.toISOString())
        const moments = { ...counted.get(id)?.moments, daysGuessed }
        counted.set(id, { ...counted.get(id), daysGuessed: times.length, moments })
      }
      return counted
    },
  }
}

function listSolved(only: string | undefined) {
  const ofOne = only === undefined ? {} : { userId: new Types.ObjectId(only) }
  return EmojiGuessModel.aggregate<{ _id: Types.ObjectId; times: Date[] }>([
    { $match: { ...ofOne, solvedAt: { $ne: null } } },
    { $sort: { solvedAt: 1 } },
    { $group: { _id: '$userId', times: { $push: '$solvedAt' } } },
  ])
}
