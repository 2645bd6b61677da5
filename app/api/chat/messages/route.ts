import { clearChat, getHistory } from '@/lib/chat/history'
import { chatHistory } from '@/lib/chat/schema'
import { defineRoute, noContent } from '@/lib/http/define-route'

// G-87, G-88
export const GET = defineRoute({
  access: 'public',
  summary: 'The last 100 messages of one’s chat, and the chat_token of a visitor.',
  answer: chatHistory,
  run: (caller) => getHistory(caller),
})

// G-130
export const DELETE = defineRoute({
  access: 'public',
  summary: 'Deletes the messages of one’s chat.',
  answer: noContent,
  run: (caller) => clearChat(caller),
})
