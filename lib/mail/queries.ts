import type { POST as postRetry } from '@/app/api/mail/admin/outbox/[id]/retry/route'
import type { GET as getMail } from '@/app/api/mail/admin/outbox/[id]/route'
import { callRoute } from '@/lib/http/client'

const path = (id: string) => `/api/mail/admin/outbox/${encodeURIComponent(id)}`

/** One mail with its text (G-44). */
export function fetchMail(id: string) {
  return callRoute<typeof getMail>(path(id))
}

/** Has a mail that waits or was given up sent now. */
export function retryMail(id: string) {
  return callRoute<typeof postRetry>(`${path(id)}/retry`, { method: 'POST' })
}
