import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { countChat } from '@/lib/chat/counters'
import { type ChatCaller, findChat } from '@/lib/chat/find-chat'
import { now } from '@/lib/clock'
import { notFound } from '@/lib/errors'
import { ChatTurnModel } from '@/models/chat-turn'

/** Shows this answer and its question to the owner; 404 unless it is in one's chat (G-91a). */
export async function reportAnswer(
  caller: ChatCaller,
  number: number,
): Promise<{ message: string }> {
  const chat = await findChat(caller)
  const answered = { chatId: chat?._id, number, answer: { $ne: null } }
  const turn = chat && (await ChatTurnModel.findOne(answered).select({ reportedAt: 1 }).lean())
  if (!turn) throw notFound(CHAT_TEXTS.noSuchAnswer)
  const { modifiedCount } = await ChatTurnModel.updateOne(
    { ...answered, reportedAt: null },
    { $set: { reportedAt: now() } },
  )
  if (modifiedCount === 1) await countChat({ reported: 1 })
  return { message: CHAT_TEXTS.reported }
}
