import { useMutationState, useQuery } from '@tanstack/react-query'
import { chatCalls } from '@/components/chat/calls'
import { queryClient } from '@/components/ui/query-provider'
import { showToast } from '@/components/ui/show-toast'
import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import type { ChatHistory } from '@/lib/chat/schema'
import type { ChatLine, ChatLines, ChatState, ChatOwner } from './chat-state'
import { storeToken } from './stored-token'

export type Question = Pick<ChatLine, 'id' | 'content'>

const EMPTY: ChatLines = { messages: [], offensive: false }

const linesKey = (owner: ChatOwner) => ['chat', owner]
export const questionKey = (owner: ChatOwner) => ['chat question', owner]

/** Page and bubble share it (G-91a); it is loaded when first shown, and for somebody else. */
export function useChat(owner: ChatOwner): ChatState {
  const { data = EMPTY, isFetching } = useQuery({
    queryKey: linesKey(owner),
    queryFn: () => load(owner),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const [pending = null] = useMutationState({
    filters: { mutationKey: questionKey(owner), status: 'pending' },
    select: ({ state }) => (state.variables as Question).id,
  })
  return { ...data, loading: isFetching, pending }
}

/** It does nothing once somebody else has come. */
export function changeChat(
  owner: ChatOwner,
  change: (lines: ChatLines) => Partial<ChatLines>,
): void {
  if (!isShown(owner)) return
  queryClient().setQueryData<ChatLines>(linesKey(owner), (lines = EMPTY) => ({
    ...lines,
    ...change(lines),
  }))
}

export function isShown(owner: ChatOwner): boolean {
  return queryClient().getQueryState(linesKey(owner)) !== undefined
}

export function readHistory({ messages, chat_token }: ChatHistory): ChatLines {
  storeToken(chat_token)
  return { messages, offensive: false }
}

async function load(owner: ChatOwner): Promise<ChatLines> {
  const [kind] = linesKey(owner)
  queryClient().removeQueries({
    predicate: ({ queryKey }) => queryKey[0] === kind && queryKey[1] !== owner,
  })
  try {
    return readHistory(await chatCalls.fetchHistory(owner))
  } catch (error) {
    console.error(CHAT_TEXTS.cannotFetch, error)
    void showToast('error', CHAT_TEXTS.cannotFetch, { place: 'bottom-right' })
    throw error
  }
}
