import type { POST as postRetry } from '@/app/api/mail/admin/outbox/[id]/retry/route'
import type { GET as getMail } from '@/app/api/mail/admin/outbox/[id]/route'
import { callRoute } from '@/lib/http/client'

const path = (id: string) => `/api/mail/admin/outbox/${encodeURIComponent(id)}`

export function fetchMail(id: string) {
  return callRoute<typeof getMail>(path(id))
}

export function retryMail(id: string) {
  return callRoute<typeof postRetry>(`${path(id)}/retry`, { method: 'POST' })
}
