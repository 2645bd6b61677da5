import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { getMail } from '@/lib/mail/outbox'

// GET /api/mail/admin/outbox/{id}: one mail with its words (G-44)
export const GET = defineRoute({
  access: 'admin',
  summary: 'One mail with its text; codes are hidden where a mail server is set.',
  params: z.object({ id: z.string() }),
  run: ({ viewer, params }) => getMail(viewer, params.id),
})
