import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { chatAnswer, sendBody } from '@/lib/chat/schema'
import { sendMessage } from '@/lib/chat/send-message'
import { defineRoute } from '@/lib/http/define-route'

// G-86, G-89, G-90, G-129
export const POST = defineRoute({
  access: 'public',
  summary: 'Asks the assistant; with Accept: text/event-stream the answer comes as it is written.',
  body: sendBody,
  tooLong: CHAT_TEXTS.tooLong,
  answer: chatAnswer,
  streams: true,
  run: ({ body, signal, ...caller }) => sendMessage(caller, body, signal),
})
