import type { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { holdChat, inFlight, renumber } from '@/lib/chat/accept-message'
import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { type ChatCaller, currentChat, findVisitorChat, tokenIn } from '@/lib/chat/find-chat'
import { getHistory } from '@/lib/chat/history'
import type { ChatHistory } from '@/lib/chat/schema'
import { isDuplicateKey, notFound } from '@/lib/errors'
import { ChatModel } from '@/models/chat'
import { ChatTurnModel } from '@/models/chat-turn'

/** Moves a visitor's chat to the account; 404 without one, 409 while it is answered (G-87). */
export async function keepChat(caller: ChatCaller & { viewer: Viewer }): Promise<ChatHistory> {
  const token = tokenIn(caller.headers)
  const visitorChat = token === null ? null : await findVisitorChat(token)
  if (!visitorChat) throw notFound(CHAT_TEXTS.nothingToKeep)
  const memberChat = await currentChat(caller)
  const held = await holdChat(visitorChat)
  if (!held) throw inFlight()
  try {
    await moveTurns(visitorChat._id, memberChat._id)
    await ChatModel.deleteOne({ _id: visitorChat._id })
  } finally {
    await held.release()
  }
  return getHistory(caller)
}

/** Lines of both chats with the same number: the moved one gets another. */
async function moveTurns(from: Types.ObjectId, to: Types.ObjectId): Promise<void> {
  const numbers = await ChatTurnModel.distinct('number', { chatId: from })
  const taken = await ChatTurnModel.distinct('number', { chatId: to, number: { $in: numbers } })
  for (const number of taken) await renumber(from, number)
  try {
    await ChatTurnModel.updateMany({ chatId: from }, { $set: { chatId: to } })
  } catch (error) {
    // The member has sent a line of this number meanwhile.
    if (!isDuplicateKey(error)) throw error
    await moveTurns(from, to)
  }
}
