import { today } from '@/lib/clock'
import { type ChatDay, ChatDayModel } from '@/models/chat-day'

type ChatCounter = Exclude<keyof ChatDay, '_id'>

/** The counts belong to the UTC day (G-90, G-130). */
export async function countChat(counts: Partial<Record<ChatCounter, number>>): Promise<void> {
  await ChatDayModel.updateOne({ _id: today() }, { $inc: counts }, { upsert: true })
}

/** It counts the questions that were accepted at any time (G-101). */
export async function countQuestions(): Promise<number> {
  const [sum] = await ChatDayModel.aggregate<{ questions: number }>([
    { $group: { _id: null, questions: { $sum: '$questions' } } },
  ])
  return sum?.questions ?? 0
}
