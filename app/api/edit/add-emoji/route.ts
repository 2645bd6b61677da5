import { addEmoji } from '@/lib/account/emoji'
import { defineRoute } from '@/lib/http/define-route'
import { addEmojiBody } from '@/lib/account/profile/schema'

// POST /api/edit/add-emoji: the profile emoji of whoever has none (S1 §7, G-31)
export const POST = defineRoute({
  access: 'user',
  summary: 'Sets one’s profile emoji where there is none.',
  body: addEmojiBody,
  run: ({ viewer, body }) => addEmoji(viewer, body.emoji),
})
