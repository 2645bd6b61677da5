import type { ChatMessage } from '@/lib/chat/schema'

export type ChatLine = ChatMessage & {
  /** While it is written: its whole sentences. */
  sentences?: readonly string[]
}

/** The account's id; null for a visitor. */
export type ChatOwner = string | null

export type ChatParties = { bot: string; owner: ChatOwner; username: string | null }

export type ChatLines = { messages: readonly ChatLine[]; offensive: boolean }

export type ChatState = ChatLines & {
  loading: boolean
  pending: number | null
}
