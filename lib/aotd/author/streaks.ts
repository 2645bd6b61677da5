import { Types } from 'mongoose'
import { addDays } from '@/lib/format'
import { artContent } from '@/lib/aotd/content'
import { ArtworkModel } from '@/models/artwork'

type Day = { _id: Types.ObjectId; dateKey: string; streak: number }

/** Each day has the number of consecutive days up to it; `dateKeys` may be in any order. */
export function streaksOf(dateKeys: readonly string[]): Map<string, number> {
  const streaks = new Map<string, number>()
  for (const dateKey of [...dateKeys].sort()) {
    streaks.set(dateKey, (streaks.get(addDays(dateKey, -1)) ?? 0) + 1)
  }
  return streaks
}

/** The streak once the art of this day is completed (G-56). */
export async function streakEndingAt(authorId: string, dateKey: string): Promise<number> {
  const days = await completedDays(authorId)
  const streaks = streaksOf([...days.map((day) => day.dateKey), dateKey])
  return streaks.get(dateKey) ?? 1
}

export async function updateStreaks(authorId: string): Promise<void> {
  const days = await completedDays(authorId)
  const streaks = streaksOf(days.map((day) => day.dateKey))
  const wrong = days.filter((day) => streaks.get(day.dateKey) !== day.streak)
  if (wrong.length === 0) return
  await artContent.bulkWrite(
    wrong.map(({ _id, dateKey }) => ({
      updateOne: { filter: { _id }, update: { $set: { streak: streaks.get(dateKey) ?? 1 } } },
    })),
  )
}

function completedDays(authorId: string): Promise<Day[]> {
  return ArtworkModel.live
    .find({
      createdById: new Types.ObjectId(authorId),
      'generationStatus.status': 'completed',
      isSample: false,
    })
    .select({ dateKey: 1, streak: 1 })
    .lean()
}
