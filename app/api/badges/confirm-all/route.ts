import { collectAll } from '@/lib/badges/collect'
import { confirmAllAnswer } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-93, G-133
export const POST = defineRoute({
  access: 'user',
  summary: 'Collects all earned badges that wait.',
  answer: confirmAllAnswer,
  run: ({ viewer }) => collectAll(viewer),
})
