import { randomInt } from 'node:crypto'
import type { Types } from 'mongoose'
import { addChatMessage } from '@/lib/account/chat-account'
import { limitKeys, messageRates } from '@/lib/chat/allowance'
import { CHAT_LIMITS, CHAT_TEXTS } from '@/lib/chat/catalogue'
import { countChat } from '@/lib/chat/counters'
import type { ChatCaller, OpenChat } from '@/lib/chat/find-chat'
import { currentChat, storeChat } from '@/lib/chat/find-chat'
import type { StoredAnswer } from '@/lib/chat/history'
import { checkMuted, noteFlagged } from '@/lib/chat/mute'
import type { SendBody } from '@/lib/chat/schema'
import { asksForHelp } from '@/lib/chat/self-harm'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { withRates } from '@/lib/http/rate-limit'
import { passesModeration } from '@/lib/integrations/ai/moderation/moderate'
import { leasesOn } from '@/lib/leases/lease'
import { closeOwner, openOwner } from '@/lib/leases/lease-owner'
import { ChatModel } from '@/models/chat'
import { type ChatTurn, ChatTurnModel } from '@/models/chat-turn'

/** Longer than a message may take (G-130). */
export const chatLeases = leasesOn(ChatModel, { ms: MINUTE_MS })

export type Turn = ChatTurn & { _id: Types.ObjectId }

export type Accepted = {
  chat: OpenChat
  turn: Turn
  /** A repeat within 24 hours has one (G-89). */
  stored: StoredAnswer | null
  release: () => Promise<void>
}

/** It takes a number once (G-89). Throws 403 if offensive, 409 while it answers another, or 429. */
export async function acceptMessage(caller: ChatCaller, body: SendBody): Promise<Accepted> {
  const found = await currentChat(caller)
  const chat = found.isStored ? found : await storeChat(found)
  const known = await findRepeated(chat, body.id)
  if (known?.answer) return { chat, turn: known, stored: known.answer, release: async () => {} }
  const release = await holdChat(chat)
  try {
    // The answer may have come between.
    const turn = (await findRepeated(chat, body.id)) ?? (await askNew(caller, chat, body))
    return { chat, turn, stored: turn.answer ?? null, release }
  } catch (error) {
    if (!found.isStored) await ChatModel.deleteOne({ _id: chat._id })
    await release()
    throw error
  }
}

/** Throws 409 while another process or call holds it. */
export async function holdChat(chat: OpenChat): Promise<() => Promise<void>> {
  const owner = openOwner()
  const isFree = chatLeases.isFree(chat.lease)
  const held = isFree ? await chatLeases.claim(chat, { owner, select: '_id' }) : null
  if (!held) {
    closeOwner(owner)
    throw new AppError('conflict', { message: CHAT_TEXTS.inFlight })
  }
  return async () => {
    await chatLeases.release({ _id: chat._id, owner })
    closeOwner(owner)
  }
}

async function findRepeated(chat: OpenChat, number: number | undefined): Promise<Turn | null> {
  if (number === undefined) return null
  const since = new Date(nowMs() - DAY_MS)
  return ChatTurnModel.findOne({ chatId: chat._id, number, askedAt: { $gt: since } }).lean()
}

async function askNew(caller: ChatCaller, chat: OpenChat, body: SendBody): Promise<Turn> {
  const keys = limitKeys(caller, chat)
  await checkMuted(keys)
  return withRates(await messageRates(caller, chat), async () => {
    if (!asksForHelp(body.message) && !(await passesModeration(body.message))) {
      await noteFlagged(keys)
      await countChat({ flagged: 1 })
      throw new AppError('forbidden', { message: CHAT_TEXTS.flagged })
    }
    const turn = await createTurn(chat._id, body)
    await ChatModel.updateOne({ _id: chat._id }, { $set: { lastAt: turn.askedAt } })
    await countChat({ questions: 1 })
    if (caller.viewer) await addChatMessage(caller.viewer)
    return turn
  })
}

async function createTurn(chatId: Types.ObjectId, { id, message }: SendBody): Promise<Turn> {
  const number = id ?? newNumber()
  try {
    const made = await ChatTurnModel.create({ chatId, number, question: message, askedAt: now() })
    return made.toObject()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    // A number of more than a day ago is free again, and its line gets another one.
    if (id !== undefined) await renumber(chatId, id)
    return createTurn(chatId, { id, message })
  }
}

export async function renumber(chatId: Types.ObjectId, number: number): Promise<void> {
  await ChatTurnModel.updateOne({ chatId, number }, { $set: { number: newNumber() } })
}

function newNumber(): number {
  return randomInt(1, CHAT_LIMITS.maxNumber + 1)
}
