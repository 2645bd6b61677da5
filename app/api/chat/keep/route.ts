import { keepChat } from '@/lib/chat/keep'
import { chatHistory } from '@/lib/chat/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-87, G-130
export const POST = defineRoute({
  access: 'user',
  summary: 'Moves the chat of the sent chat_token to the account.',
  answer: chatHistory,
  run: (caller) => keepChat(caller),
})
