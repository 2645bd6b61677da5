import { callRoute } from '@/lib/http/call-route'

export const mailCalls = {
  switchMail: (kind: string, isOn: boolean) =>
    callRoute('/api/mail/switches', 'PUT', { body: { kind, isOn } }),

  fetchMail: (id: string) => callRoute('/api/mail/admin/outbox/[id]', 'GET', { params: { id } }),

  retryMail: (id: string) =>
    callRoute('/api/mail/admin/outbox/[id]/retry', 'POST', { params: { id } }),

  sendTestMail: (to: string) => callRoute('/api/mail/test', 'POST', { body: to ? { to } : {} }),

  sendKeptMail: () => callRoute('/api/mail/admin/outbox/send-kept', 'POST'),
}
