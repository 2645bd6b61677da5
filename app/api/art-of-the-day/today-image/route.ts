import { getTodayImage } from '@/lib/aotd/images'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/today-image: today's picture; counts a view (S2 §7, G-55, G-61)
export const GET = defineRoute({
  access: 'user',
  summary: "Today's picture; counts as a view.",
  produces: 'image/webp',
  run: ({ viewer, ...request }) => getTodayImage(viewer, request),
})
