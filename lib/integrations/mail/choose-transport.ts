import { env } from '@/lib/env'
import { outboxOnly } from '@/lib/integrations/mail/outbox-only'
import type { MailTransport } from '@/lib/integrations/mail/port'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'

export function chooseMailTransport(): MailTransport {
  const { SMTP_URL, MAIL_FROM, SITE_NAME, SITE_URL } = env()
  if (!SMTP_URL) return outboxOnly
  const from = MAIL_FROM ?? { name: SITE_NAME, address: `no-reply@${new URL(SITE_URL).hostname}` }
  return createSmtpTransport({ url: SMTP_URL, from })
}
