import type { ChatMessage } from '@/lib/chat/schema'

export type ChatLine = ChatMessage & {
  /** While it is written: its whole sentences. */
  sentences?: readonly string[]
}

/** The account's id; null for a visitor. */
export type ChatOwner = string | null

/** Whose chat it is, and the name of the bot. */
export type ChatParties = { bot: string; owner: ChatOwner; username: string | null }

export type ChatLines = { messages: readonly ChatLine[]; offensive: boolean }

export type ChatState = ChatLines & {
  loading: boolean
  /** The number of the question that is being answered. */
  pending: number | null
}
