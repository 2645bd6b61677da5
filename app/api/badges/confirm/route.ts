import { collectBadge } from '@/lib/badges/collect'
import { confirmAnswer, confirmBody } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-93
export const POST = defineRoute({
  access: 'user',
  summary: 'Collects an earned badge; its points count from then on.',
  body: confirmBody,
  answer: confirmAnswer,
  run: ({ viewer, body }) => collectBadge(viewer, body.badgeCode),
})
