import type { Types } from 'mongoose'
import type { Source } from '@/lib/assistant/schema'
import { CHAT_LIMITS } from '@/lib/chat/catalogue'
import { type ChatCaller, currentChat, findChat } from '@/lib/chat/find-chat'
import type { ChatHistory, ChatMessage } from '@/lib/chat/schema'
import { isoMinute, isoTime } from '@/lib/format'
import { type ChatTurn, ChatTurnModel } from '@/models/chat-turn'
import { env } from '@/lib/env'
import { jsonReply, Reply } from '@/lib/http/reply'

/** G-88 */
export async function getHistory(caller: ChatCaller): Promise<ChatHistory> {
  const chat = await currentChat(caller)
  const newest = chat.isStored ? await findNewest(chat._id) : []
  return {
    chatID: String(chat._id),
    messages: newest.reverse().flatMap(toMessages).slice(-CHAT_LIMITS.shown),
    ...(chat.token !== null && { chat_token: chat.token }),
  }
}

function findNewest(chatId: Types.ObjectId) {
  return ChatTurnModel.find({ chatId })
    .sort({ askedAt: -1, _id: -1 })
    .limit(CHAT_LIMITS.shown)
    .lean()
}

/** Oldest first. */
export async function readWholeChat(chatId: Types.ObjectId): Promise<ChatMessage[]> {
  const turns = await ChatTurnModel.find({ chatId }).sort({ askedAt: 1, _id: 1 }).lean()
  return turns.flatMap(toMessages)
}

/** Also ends what is being answered: that answer is not stored. */
export async function clearChat(caller: ChatCaller): Promise<void> {
  const chat = await findChat(caller)
  if (chat) await ChatTurnModel.deleteMany({ chatId: chat._id })
}

export type StoredAnswer = Pick<
  NonNullable<ChatTurn['answer']>,
  'content' | 'at' | 'isEmbedded'
> & { sources: readonly Source[] }

export function toAnswer(
  { number, reportedAt }: Pick<ChatTurn, 'number' | 'reportedAt'>,
  { content, at, isEmbedded, sources }: StoredAnswer,
) {
  return {
    id: number,
    content,
    role: 'assistant' as const,
    ...timesOf(at),
    ...(isEmbedded && { source: 'embedded' as const }),
    sources: sources.map(({ title, href }) => ({ title, href })),
    ...(reportedAt && { isReported: true as const }),
  }
}

function toMessages(turn: ChatTurn): ChatMessage[] {
  const { number, question, askedAt, answer } = turn
  const userMessage = { id: number, content: question, role: 'user' as const, ...timesOf(askedAt) }
  return answer ? [userMessage, toAnswer(turn, answer)] : [userMessage]
}

function timesOf(at: Date) {
  const dateSent = at.toISOString()
  return { dateSent, timeSent: isoTime(dateSent) }
}

/** The whole chat as a file (G-130). */
export async function exportChat(caller: ChatCaller, format: 'json' | 'txt'): Promise<Reply> {
  const { _id, isStored } = await currentChat(caller)
  const messages = isStored ? await readWholeChat(_id) : []
  const headers = { 'content-disposition': `attachment; filename="chat.${format}"` }
  if (format === 'json') return jsonReply({ chatID: String(_id), messages }, { headers })
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  return new Reply(messages.map(toLine).join('\n\n'), { headers: { ...headers, ...type } })
}

function toLine({ role, content, dateSent }: ChatMessage): string {
  const name = role === 'user' ? 'You' : env().BOT_NAME
  return `${isoMinute(dateSent)} UTC, ${name}:\n${content}`
}
