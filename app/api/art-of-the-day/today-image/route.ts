import { getTodayImage } from '@/lib/aotd/images'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-55, G-61
export const GET = defineRoute({
  access: 'user',
  summary: "Today's picture; counts as a view.",
  answer: sendsFile('image/webp'),
  errors: 'message',
  run: ({ viewer, ...request }) => getTodayImage(viewer, request),
})
