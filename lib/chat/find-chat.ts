import { randomBytes } from 'node:crypto'
import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { hashCode } from '@/lib/auth/secret'
import { now, nowMs } from '@/lib/clock'
import { CHAT_LIMITS } from '@/lib/chat/catalogue'
import { DAY_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import type { Lease } from '@/lib/leases/lease'
import { ChatModel } from '@/models/chat'

export type ChatCaller = { viewer: Viewer | null; headers: Headers; ip: string }

export type OpenChat = {
  _id: Types.ObjectId
  lease?: Lease | null
  /** A visitor's token; null for a member. */
  token: string | null
  /** False: its first message stores it. */
  isStored: boolean
}

const TOKEN = /^[\w-]{43}$/

/** A header with an underscore is dropped by some proxies, so both names are read (G-87). */
export function tokenIn(headers: Headers): string | null {
  return headers.get('x-chat-token') ?? headers.get('chat_token')
}

/** Returns the caller's chat, as it is stored or as the first message will store it (G-87). */
export async function currentChat(caller: ChatCaller): Promise<OpenChat> {
  const stored = await findChat(caller)
  if (stored) return stored
  return caller.viewer ? createMemberChat(caller.viewer) : newVisitorChat(tokenIn(caller.headers))
}

/** Throws 401 if the page that calls was made for an account which is no longer logged in. */
export async function findChat({ viewer, headers }: ChatCaller): Promise<OpenChat | null> {
  const account = headers.get('x-chat-account')
  if (account !== null && account !== viewer?.id) throw new AppError('unauthorized')
  if (viewer) return findMemberChat(viewer.id)
  const token = tokenIn(headers)
  return token === null ? null : findVisitorChat(token)
}

/** Null also for a chat that is due to be deleted (G-91). */
export async function findVisitorChat(token: string): Promise<OpenChat | null> {
  const chat = await ChatModel.findOne({
    tokenHash: hashCode(token),
    lastAt: { $gt: endOfKeeping() },
  })
    .select({ lease: 1 })
    .lean()
  return chat && { ...chat, token, isStored: true }
}

/** Its id follows from its token, so that it stays the same until a message stores it. */
function newVisitorChat(sent: string | null): OpenChat {
  const token = sent !== null && TOKEN.test(sent) ? sent : randomBytes(32).toString('base64url')
  return { _id: new Types.ObjectId(hashCode(token).slice(0, 24)), token, isStored: false }
}

/** Stores a visitor's chat with the first message, or finds that another call has stored it. */
export async function storeChat(chat: OpenChat, lease: Lease): Promise<OpenChat> {
  const { _id, token } = chat
  try {
    await ChatModel.create({ _id, tokenHash: hashCode(token ?? ''), lease, ...startingNow() })
    return chat
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    // Two first messages at once, or the token of a chat that is due to be deleted.
    return (await findVisitorChat(token ?? '')) ?? storeChat(newVisitorChat(null), lease)
  }
}

/** Chats of visitors without a message since then are deleted. */
export function endOfKeeping(): Date {
  return new Date(nowMs() - CHAT_LIMITS.anonymousDays * DAY_MS)
}

async function findMemberChat(userId: string): Promise<OpenChat | null> {
  const chat = await ChatModel.findOne({ userId: new Types.ObjectId(userId) })
    .select({ lease: 1 })
    .lean()
  return chat && { ...chat, token: null, isStored: true }
}

async function createMemberChat({ id }: Viewer): Promise<OpenChat> {
  try {
    const { _id } = await ChatModel.create({ userId: new Types.ObjectId(id), ...startingNow() })
    return { _id, token: null, isStored: true }
  } catch (error) {
    // Two first calls at once.
    const chat = isDuplicateKey(error) ? await findMemberChat(id) : null
    if (!chat) throw error
    return chat
  }
}

function startingNow() {
  return { createdAt: now(), lastAt: now() }
}
