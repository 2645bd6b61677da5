import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { retryMailNow } from '@/lib/mail/outbox'
import { mailView } from '@/lib/mail/schema'

// G-146
export const POST = defineRoute({
  access: 'admin',
  summary: 'Has a mail sent now that waits, has failed or was kept; 409 where it cannot be sent.',
  params: z.object({ id: z.string() }),
  answer: mailView,
  run: ({ viewer, params }) => retryMailNow(viewer, params.id),
})
