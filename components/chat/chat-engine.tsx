import { memo, useLayoutEffect } from 'react'
import { QueryProvider } from '@/components/ui/query-provider'
import { useChat } from './chat-query'
import type { ChatState, ChatOwner } from './chat-state'
import { type ChatActions, useChatActions } from './use-chat-actions'

export type RunningChat = { chat: ChatState; actions: ChatActions }

type ChatEngineProps = { owner: ChatOwner; onChange: (running: RunningChat) => void }

/** It is loaded once there is a history or a question; the screen was there before. */
export const ChatEngine = memo(function ChatEngine(props: ChatEngineProps) {
  return (
    <QueryProvider>
      <Reporter {...props} />
    </QueryProvider>
  )
})

/** Reports before the browser paints, so that no chat of somebody else is seen. */
function Reporter({ owner, onChange }: ChatEngineProps) {
  const chat = useChat(owner)
  const actions = useChatActions(owner)
  useLayoutEffect(() => onChange({ chat, actions }))
  return null
}
