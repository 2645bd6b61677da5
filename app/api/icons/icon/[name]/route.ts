import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { getIcon } from '@/lib/icons/icons'

// GET /api/icons/icon/{name}: the icon of a status, or STREAK_ICON (S1 §7, G-99)
export const GET = defineRoute({
  access: 'public',
  summary: 'An icon by its name, which is matched in any case.',
  produces: 'image/svg+xml',
  params: z.object({ name: z.string() }),
  run: ({ params, ...request }) => getIcon(params.name, request),
})
