import { sends } from '@/lib/http/answers'
import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { getIcon } from '@/lib/icons/icons'

// G-99
export const GET = defineRoute({
  access: 'public',
  summary: 'An icon by its name, which is matched in any case.',
  params: z.object({ name: z.string() }),
  answer: sends('image/svg+xml'),
  run: ({ params, ...request }) => getIcon(params.name, request),
})
