import { env } from '@/lib/env'
import type { MailTransport } from '@/lib/integrations/mail/port'
import { createSmtpTransport, type MailServer } from '@/lib/integrations/mail/smtp'
import { logger } from '@/lib/logger'

export function chooseMailTransport(): MailTransport {
  return chooseMailServer() ?? outboxOnly
}

/** Null where none is set. */
export function chooseMailServer(): MailServer | null {
  const { SMTP_URL, MAIL_FROM, SITE_NAME } = env()
  if (!SMTP_URL) return null
  const from = MAIL_FROM ?? { name: SITE_NAME, address: defaultSender() }
  return createSmtpTransport({ url: SMTP_URL, from })
}

export function defaultSender(): string {
  return `no-reply@${new URL(env().SITE_URL).hostname}`
}

export const outboxOnly: MailTransport = {
  async send({ to, subject, text }) {
    if (env().APP_ENV === 'development') logger().info(`A mail to ${to}: ${subject}\n\n${text}`)
    return 'kept'
  },
}
