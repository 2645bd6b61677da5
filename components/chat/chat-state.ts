import { useCallback, useSyncExternalStore } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { chatCalls } from '@/components/chat/calls'
import type { ChatHistory, ChatMessage } from '@/lib/chat/schema'
import { storedToken, storeToken } from './stored-token'

export type ChatLine = ChatMessage & {
  /** While it is written: its whole sentences. */
  sentences?: readonly string[]
}

export type ChatState = {
  chatID: string | null
  messages: readonly ChatLine[]
  loading: boolean
  pending: number | null
  offensive: boolean
  draft: string
}

/** The account's id; null for a visitor. */
export type Who = string | null

const EMPTY: ChatState = {
  chatID: null,
  messages: [],
  loading: true,
  pending: null,
  offensive: false,
  draft: '',
}

/** One for the page and the bubble (G-91a). */
let state = EMPTY
let token: string | null = null
let loadedFor: Who | undefined
const listeners = new Set<() => void>()

/** Loads the chat when it is first shown, and again for somebody else. */
export function useChat(who: Who): ChatState {
  const subscribe = useCallback((listener: () => void) => listen(who, listener), [who])
  return useSyncExternalStore(subscribe, chatState, () => EMPTY)
}

export function chatState(): ChatState {
  return state
}

export function chatToken(): string | null {
  return token ?? storedToken()
}

export function changeChat(change: Partial<ChatState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function isChatOf(who: Who | undefined): boolean {
  return loadedFor === who
}

export function chatOwner(): Who | undefined {
  return loadedFor
}

function listen(who: Who, listener: () => void): () => void {
  listeners.add(listener)
  if (loadedFor !== who) void load(who)
  return () => listeners.delete(listener)
}

async function load(who: Who): Promise<void> {
  loadedFor = who
  changeChat({ ...EMPTY, draft: state.draft })
  try {
    const history = await chatCalls.fetchHistory(chatToken())
    if (isChatOf(who)) showHistory(history)
  } catch (error) {
    if (!isChatOf(who)) return
    console.error(CHAT_TEXTS.cannotFetch, error)
    void showToast('error', CHAT_TEXTS.cannotFetch, { place: 'bottom-right' })
    // It is loaded again when it is next opened.
    loadedFor = undefined
    changeChat({ loading: false })
  }
}

export function showHistory({ chatID, messages, chat_token }: ChatHistory): void {
  keepToken(chat_token)
  changeChat({ chatID, messages, loading: false })
}

export function keepToken(sent: string | undefined): void {
  if (sent === undefined) return
  token = sent
  storeToken(sent)
}

export function dropToken(): void {
  token = null
}
