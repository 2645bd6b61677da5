import type { Types } from 'mongoose'
import { nowMs } from '@/lib/clock'
import { endOfKeeping } from '@/lib/chat/find-chat'
import { DAY_MS } from '@/lib/durations'
import { ChatModel } from '@/models/chat'
import { ChatTurnModel } from '@/models/chat-turn'
import { UnansweredQuestionModel } from '@/models/unanswered-question'

const BATCH = 200
/** It applies to visitors who never asked anything. */
const EMPTY_DAYS = 1
const UNANSWERED_DAYS = 90

/** Visitors' chats 30 days after the last message (G-91), empty ones after a day. */
export async function deleteOldChats(signal: AbortSignal): Promise<void> {
  const before = new Date(nowMs() - EMPTY_DAYS * DAY_MS)
  const visitors = { userId: null, lastAt: { $lt: before } }
  for await (const { _id, lastAt } of ChatModel.find(visitors)
    .lean()
    .cursor({ batchSize: BATCH })) {
    signal.throwIfAborted()
    const isOver = lastAt <= endOfKeeping()
    if (isOver || !(await ChatTurnModel.exists({ chatId: _id }))) await deleteChat(_id)
  }
  const since = new Date(nowMs() - UNANSWERED_DAYS * DAY_MS)
  await UnansweredQuestionModel.deleteMany({ lastAt: { $lt: since } })
}

/** Its messages first, so that a crash between leaves none without a chat. */
export async function deleteChat(_id: Types.ObjectId): Promise<void> {
  await ChatTurnModel.deleteMany({ chatId: _id })
  await ChatModel.deleteOne({ _id })
}
