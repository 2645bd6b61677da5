import { Types } from 'mongoose'
import { EmojiGuessModel } from '@/models/emoji-guess'

export async function listGuesses(userId: string) {
  const found = await EmojiGuessModel.find({ userId: new Types.ObjectId(userId) })
    .sort({ dateKey: 1 })
    .lean()
  return found.map(({ dateKey, tries, solvedAt }) => ({
    dateKey,
    tries: tries.map(({ emojis, marks }) => ({ emojis, marks })),
    solvedAt: solvedAt?.toISOString() ?? null,
  }))
}

export async function forgetGuesses(userId: string): Promise<void> {
  await EmojiGuessModel.deleteMany({ userId: new Types.ObjectId(userId) })
}
