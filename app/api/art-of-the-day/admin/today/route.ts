import { getTodaysEntry } from '@/lib/aotd/admin/entries'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/admin/today: the entry of the present art day (S2 §7, G-62)
export const GET = defineRoute({
  access: 'admin',
  summary: "Today's entry with all its fields.",
  run: ({ viewer }) => getTodaysEntry(viewer),
})
