import { cutText } from '@/lib/config/cut-text'
import { now } from '@/lib/clock'
import { UnansweredQuestionModel } from '@/models/unanswered-question'

/** It counts code points. */
const MAX_LENGTH = 200

/** Stored without who asked, and without what may name somebody. */
export async function noteUnanswered(question: string): Promise<void> {
  const text = normalise(question)
  if (text === '') return
  await UnansweredQuestionModel.updateOne(
    { text },
    { $inc: { count: 1 }, $set: { lastAt: now() }, $setOnInsert: { firstAt: now() } },
    { upsert: true },
  )
}

/** Lower case, one line, without addresses, long numbers and closing marks. */
export function normalise(question: string): string {
  const plain = question
    .toLowerCase()
    .replace(/\S+@\S+/g, '…')
    .replace(/\b(https?:\/\/|www\.)\S+/g, '…')
    .replace(/\+?\d[\d\s().-]{4,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
  return cutText(plain, MAX_LENGTH).replace(/[\s?!.,;:]+$/u, '')
}
