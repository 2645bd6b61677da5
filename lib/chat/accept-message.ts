import { randomInt } from 'node:crypto'
import type { Types } from 'mongoose'
import { limitKeys, messageRates, repeatRule } from '@/lib/chat/allowance'
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
import { checkRates, withRates } from '@/lib/http/rate-limit'
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
  isNew: boolean
  /** A repeat within 24 hours has one (G-89). */
  stored: StoredAnswer | null
  release: Release
}

/** Ends the hold; it also writes the time of a new message. */
type Release = (lastAt?: Date) => Promise<void>

/** It takes a number once (G-89). Throws 403 if offensive, 409 while it answers another, or 429. */
export async function acceptMessage(caller: ChatCaller, body: SendBody): Promise<Accepted> {
  const found = await currentChat(caller)
  const held = await holdChat(found)
  if (!held) return repeatOf(found, body.id)
  const { chat, release } = held
  try {
    const known = chat.isStored ? await findRepeated(chat, body.id) : null
    if (known && !known.answer) {
      await checkMuted(limitKeys(caller, chat))
      await checkRates([repeatRule(String(known._id))])
    }
    const turn = known ?? (await askNew(caller, chat, body))
    return { chat, turn, isNew: !known, stored: turn.answer ?? null, release }
  } catch (error) {
    if (!chat.isStored) await ChatModel.deleteOne({ _id: chat._id })
    await release()
    throw error
  }
}

/** Null while another process or call holds it. A chat that begins is stored as held. */
export async function holdChat(
  found: OpenChat,
): Promise<{ chat: OpenChat; release: Release } | null> {
  const owner = openOwner()
  const chat = found.isStored ? found : await storeChat(found, chatLeases.begin(owner))
  const claim = async () =>
    chatLeases.isFree(chat.lease) && (await chatLeases.claim(chat, { owner, select: '_id' }))
  if (chat.isStored && !(await claim())) {
    closeOwner(owner)
    return null
  }
  const release = async (lastAt?: Date) => {
    await chatLeases.release({ _id: chat._id, owner }, lastAt && { lastAt })
    closeOwner(owner)
  }
  return { chat, release }
}

/** What has its answer needs no hold; throws 409 for the rest. */
async function repeatOf(chat: OpenChat, number: number | undefined): Promise<Accepted> {
  const turn = await findRepeated(chat, number)
  if (!turn?.answer) throw inFlight()
  return { chat, turn, isNew: false, stored: turn.answer, release: async () => {} }
}

export function inFlight(): AppError {
  return new AppError('conflict', { message: CHAT_TEXTS.inFlight })
}

async function findRepeated(chat: OpenChat, number: number | undefined): Promise<Turn | null> {
  if (number === undefined) return null
  const since = new Date(nowMs() - DAY_MS)
  return ChatTurnModel.findOne({ chatId: chat._id, number, askedAt: { $gt: since } }).lean()
}

async function askNew(caller: ChatCaller, chat: OpenChat, body: SendBody): Promise<Turn> {
  const keys = limitKeys(caller, chat)
  const [rates] = await Promise.all([messageRates(caller, chat), checkMuted(keys)])
  return withRates(rates, async () => {
    if (!asksForHelp(body.message) && !(await passesModeration(body.message))) {
      await noteFlagged(keys)
      await countChat({ flagged: 1 })
      throw new AppError('forbidden', { message: CHAT_TEXTS.flagged })
    }
    return createTurn(chat._id, body)
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
