import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { getMail } from '@/lib/mail/outbox'
import { mailView } from '@/lib/mail/schema'

// G-44, G-146
export const GET = defineRoute({
  access: 'admin',
  summary: 'One mail with its text; codes are hidden once it has left.',
  params: z.object({ id: z.string() }),
  answer: mailView,
  run: ({ viewer, params }) => getMail(viewer, params.id),
})
