import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { retryMailNow } from '@/lib/mail/outbox'
import { mailView } from '@/lib/mail/schema'

export const POST = defineRoute({
  access: 'admin',
  summary: 'Has a mail that waits or has failed sent now; 409 for any other.',
  params: z.object({ id: z.string() }),
  answer: mailView,
  run: ({ viewer, params }) => retryMailNow(viewer, params.id),
})
