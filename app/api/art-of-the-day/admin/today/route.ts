import { getTodaysEntry } from '@/lib/aotd/admin/entries'
import { adminArt } from '@/lib/aotd/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-62
export const GET = defineRoute({
  access: 'admin',
  summary: "Today's entry with all its fields.",
  answer: adminArt,
  errors: 'message',
  run: ({ viewer }) => getTodaysEntry(viewer),
})
