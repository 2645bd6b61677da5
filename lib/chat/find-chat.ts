import { createHash, randomBytes } from 'node:crypto'
import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { now, nowMs } from '@/lib/clock'
import { CHAT_LIMITS } from '@/lib/chat/catalogue'
import { DAY_MS } from '@/lib/durations'
import { isDuplicateKey } from '@/lib/errors'
import type { Lease } from '@/lib/lease'
import { ChatModel } from '@/models/chat'

export type ChatCaller = { viewer: Viewer | null; headers: Headers; ip: string }

export type OpenChat = {
  _id: Types.ObjectId
  lease?: Lease | null
  /** Of a visitor; null for a member. */
  token: string | null
}

/** A header with an underscore is dropped by some proxies, so both names are read (G-87). */
export function tokenIn(headers: Headers): string | null {
  return headers.get('x-chat-token') ?? headers.get('chat_token')
}

/** The chat of this caller; a new one where there is none, or for an unknown token (G-87). */
export async function openChat(caller: ChatCaller): Promise<OpenChat> {
  const known = await findChat(caller)
  if (known) return known
  if (caller.viewer) return createMemberChat(caller.viewer)
  const token = randomBytes(32).toString('base64url')
  const { _id } = await ChatModel.create({ tokenHash: hashOf(token), ...startingNow() })
  return { _id, token }
}

export async function findChat({ viewer, headers }: ChatCaller): Promise<OpenChat | null> {
  if (viewer) return findMemberChat(viewer.id)
  const token = tokenIn(headers)
  return token === null ? null : findVisitorChat(token)
}

/** Null also for a chat that is due to be deleted (G-91). */
export async function findVisitorChat(token: string): Promise<OpenChat | null> {
  const chat = await ChatModel.findOne({
    tokenHash: hashOf(token),
    lastAt: { $gt: endOfKeeping() },
  })
    .select({ lease: 1 })
    .lean()
  return chat && { ...chat, token }
}

/** Chats of visitors without a message since then are deleted. */
export function endOfKeeping(): Date {
  return new Date(nowMs() - CHAT_LIMITS.anonymousDays * DAY_MS)
}

async function findMemberChat(userId: string): Promise<OpenChat | null> {
  const chat = await ChatModel.findOne({ userId: new Types.ObjectId(userId) })
    .select({ lease: 1 })
    .lean()
  return chat && { ...chat, token: null }
}

async function createMemberChat({ id }: Viewer): Promise<OpenChat> {
  try {
    const { _id } = await ChatModel.create({ userId: new Types.ObjectId(id), ...startingNow() })
    return { _id, token: null }
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
