import { env } from '@/lib/env'
import type { MailTransport } from '@/lib/integrations/mail/port'
import { logger } from '@/lib/logger'

export const outboxOnly: MailTransport = {
  async send({ to, subject, text }) {
    if (env().APP_ENV === 'development') logger().info(`A mail to ${to}: ${subject}\n\n${text}`)
    return 'kept'
  },
}
