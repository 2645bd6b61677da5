import { setNextEmojis } from '@/lib/aotd/author/next-emojis'
import { nextEmojisAnswer, nextEmojisBody } from '@/lib/aotd/author/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-59, G-60
export const POST = defineRoute({
  access: 'user',
  summary: 'Sets, once, the emojis that the next art is made with.',
  body: nextEmojisBody,
  answer: nextEmojisAnswer,
  errors: 'message',
  run: ({ viewer, body }) => setNextEmojis(viewer, body),
})
