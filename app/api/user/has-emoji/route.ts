import { hasEmojiAnswer } from '@/lib/account/profile/schema'
import { defineRoute } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'user',
  summary: 'Whether one has a profile emoji.',
  answer: hasEmojiAnswer,
  run: ({ viewer }) => ({ hasEmoji: !!viewer.userEmoji }),
})
