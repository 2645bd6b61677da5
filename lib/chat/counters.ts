import { lastDays, today } from '@/lib/clock'
import { type ChatDay, ChatDayModel } from '@/models/chat-day'
import type { Admin } from '@/lib/auth/permissions'
import type { ChatDayRow } from '@/lib/chat/admin/schema'

export type ChatCounts = Partial<Record<Exclude<keyof ChatDay, '_id'>, number>>

/** The counts belong to the UTC day (G-90, G-130). */
export async function countChat(counts: ChatCounts): Promise<void> {
  await ChatDayModel.updateOne({ _id: today() }, { $inc: counts }, { upsert: true })
}

/** It counts the questions that were accepted at any time (G-101). */
export async function countQuestions(): Promise<number> {
  const [sum] = await ChatDayModel.aggregate<{ questions: number }>([
    { $group: { _id: null, questions: { $sum: '$questions' } } },
  ])
  return sum?.questions ?? 0
}

/** Newest first, days without a message among them. */
export async function listChatDays(_admin: Admin, days: number): Promise<ChatDayRow[]> {
  const wanted = lastDays(days)
  const stored = await ChatDayModel.find({ _id: { $in: wanted } }).lean()
  const found = new Map(stored.map((day) => [day._id, day]))
  return wanted.map((day) => {
    const { questions = 0, byModel = 0, embedded = 0, unknown = 0 } = found.get(day) ?? {}
    const { flagged = 0, reported = 0, tokens = 0 } = found.get(day) ?? {}
    return { day, questions, byModel, embedded, unknown, flagged, reported, tokens }
  })
}
