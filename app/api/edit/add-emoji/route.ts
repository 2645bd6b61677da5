import { addEmoji } from '@/lib/account/emoji'
import { addEmojiBody, emojiAnswer } from '@/lib/account/profile/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-31
export const POST = defineRoute({
  access: 'user',
  summary: 'Sets one’s profile emoji where there is none.',
  body: addEmojiBody,
  answer: emojiAnswer,
  run: ({ viewer, body }) => addEmoji(viewer, body.emoji),
})
