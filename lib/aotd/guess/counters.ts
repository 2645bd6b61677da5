import type { Types } from 'mongoose'
import type { Feature } from '@/lib/define-feature'
import { toDocumentIds } from '@/lib/document-id'
import { EmojiGuessModel } from '@/models/emoji-guess'

declare module '@/lib/define-feature' {
  interface Counters {
    daysGuessed: number
  }
}

type FeatureCounters = NonNullable<Feature['counters']>

export function withGuesses({ none, count, ...others }: FeatureCounters): FeatureCounters {
  return {
    ...others,
    none: { ...none, daysGuessed: 0 },
    count: async (userIds) => {
      const counted = await count(userIds)
      for (const { _id, times } of await listSolved(userIds)) {
        const id = String(_id)
        const daysGuessed = times.map((time) => time.toISOString())
        const moments = { ...counted.get(id)?.moments, daysGuessed }
        counted.set(id, { ...counted.get(id), daysGuessed: times.length, moments })
      }
      return counted
    },
  }
}

function listSolved(userIds: readonly string[]) {
  const userId = { $in: toDocumentIds(userIds) }
  return EmojiGuessModel.aggregate<{ _id: Types.ObjectId; times: Date[] }>([
    { $match: { userId, solvedAt: { $ne: null } } },
    { $sort: { solvedAt: 1 } },
    { $group: { _id: '$userId', times: { $push: '$solvedAt' } } },
  ])
}
