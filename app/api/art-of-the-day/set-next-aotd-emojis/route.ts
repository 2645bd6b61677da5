import { setNextEmojis } from '@/lib/aotd/next-emojis'
import { nextEmojisBody } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/art-of-the-day/set-next-aotd-emojis: what the next art is made with (S1 §7, G-59, G-60)
export const POST = defineRoute({
  access: 'user',
  summary: 'Sets, once, the emojis that the next art is made with.',
  body: nextEmojisBody,
  run: ({ viewer, body }) => setNextEmojis(viewer, body),
})
