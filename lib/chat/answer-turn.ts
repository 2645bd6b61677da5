import { addChatUse } from '@/lib/account/chat-account'
import type { Turn as SaidTurn } from '@/lib/assistant/schema'
import type { Accepted, Turn } from '@/lib/chat/accept-message'
import { CHAT_LIMITS, CHAT_TEXTS } from '@/lib/chat/catalogue'
import { composeAnswer } from '@/lib/chat/compose-answer'
import { type ChatCounts, countChat } from '@/lib/chat/counters'
import type { ChatCaller } from '@/lib/chat/find-chat'
import { type StoredAnswer, toAnswer } from '@/lib/chat/history'
import type { Parts } from '@/lib/chat/parts'
import type { ChatAnswer } from '@/lib/chat/schema'
import { now } from '@/lib/clock'
import { ChatTurnModel } from '@/models/chat-turn'
import { cutText } from '@/lib/config/cut-text'
import { UnansweredQuestionModel } from '@/models/unanswered-question'

type AnswerOptions = { parts: Parts; signal: AbortSignal; dateSent?: unknown }

/** Nothing is stored once `signal` has aborted. Ends the hold on the chat. */
export async function answerTurn(
  caller: ChatCaller,
  accepted: Accepted,
  options: AnswerOptions,
): Promise<ChatAnswer> {
  const { chat, turn, isNew, stored, release } = accepted
  const counts: ChatCounts = isNew ? { questions: 1 } : {}
  try {
    const answer = stored ?? (await makeAnswer(caller, accepted, { ...options, counts }))
    const token = chat.token !== null && { chat_token: chat.token }
    return { ...toAnswer(turn, answer), ...token }
  } finally {
    await Promise.all([count(caller, counts), release(isNew ? turn.askedAt : undefined)])
  }
}

/** It adds to `counts`. */
async function makeAnswer(
  { viewer }: ChatCaller,
  { chat, turn }: Accepted,
  { parts, signal, dateSent, counts }: AnswerOptions & { counts: ChatCounts },
): Promise<StoredAnswer> {
  signal.throwIfAborted()
  const before = chat.isStored ? await readBefore(turn) : []
  // G-130
  const opening = before.length === 0 ? `${CHAT_TEXTS.disclosure} ` : ''
  if (opening) parts.add(opening)
  const { question } = turn
  const composed = await composeAnswer(
    { question, turns: before, viewer, utcOffset: offsetOf(dateSent) },
    { parts, signal },
  )
  signal.throwIfAborted()
  const { isEmbedded, isKnown, sources, tokens } = composed
  const content = opening + composed.content
  const answer: StoredAnswer = { content, at: now(), isEmbedded, sources }
  counts.tokens = tokens
  const stored = await ChatTurnModel.updateOne(
    { _id: turn._id, answer: null },
    { $set: { answer } },
  )
  // The chat may have been cleared meanwhile.
  if (stored.modifiedCount === 1) {
    counts[isEmbedded ? 'embedded' : 'byModel'] = 1
    if (!isKnown) {
      counts.unknown = 1
      await noteUnanswered(question)
    }
  }
  return answer
}

async function count({ viewer }: ChatCaller, counts: ChatCounts): Promise<void> {
  if (Object.keys(counts).length === 0) return
  await Promise.all([countChat(counts), viewer && addChatUse(viewer, counts)])
}

const OFFSET = /([+-])([01]\d):([0-5]\d)$/

/** Minutes; 0 where the browser does not tell its zone. */
function offsetOf(dateSent: unknown): number {
  const [, sign, hours, minutes] = OFFSET.exec(typeof dateSent === 'string' ? dateSent : '') ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
}

/** The last messages before this one, oldest first (G-91). */
async function readBefore({ chatId, _id, askedAt }: Turn): Promise<SaidTurn[]> {
  const turns = await ChatTurnModel.find({ chatId, _id: { $ne: _id }, askedAt: { $lte: askedAt } })
    .sort({ askedAt: -1, _id: -1 })
    .limit(CHAT_LIMITS.context)
    .lean()
  return turns
    .reverse()
    .flatMap(({ question, answer }): SaidTurn[] =>
      answer
        ? [
            { role: 'user', content: question },
            { role: 'assistant', content: answer.content },
          ]
        : [],
    )
    .slice(-CHAT_LIMITS.context)
}

/** It counts code points. */
const MAX_LENGTH = 200

/** Stored without who asked, and without what may name somebody. */
async function noteUnanswered(question: string): Promise<void> {
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
