import type { POST as postRetry } from '@/app/api/mail/admin/outbox/[id]/retry/route'
import type { POST as postSendKept } from '@/app/api/mail/admin/outbox/send-kept/route'
import type { GET as getMail } from '@/app/api/mail/admin/outbox/[id]/route'
import type { PUT as putSwitch } from '@/app/api/mail/switches/route'
import { callRoute } from '@/lib/http/client'

export function switchMail(kind: string, isOn: boolean) {
  const body = { kind, isOn }
  return callRoute<typeof putSwitch>('/api/mail/switches', { method: 'PUT', body })
}

const path = (id: string) => `/api/mail/admin/outbox/${encodeURIComponent(id)}`

export function fetchMail(id: string) {
  return callRoute<typeof getMail>(path(id))
}

export function retryMail(id: string) {
  return callRoute<typeof postRetry>(`${path(id)}/retry`, { method: 'POST' })
}

export function sendKeptMail() {
  return callRoute<typeof postSendKept>('/api/mail/admin/outbox/send-kept', { method: 'POST' })
}
