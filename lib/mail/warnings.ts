import { env } from '@/lib/env'
import { defaultSender } from '@/lib/integrations/mail/choose-transport'

export function mailWarnings(): string[] {
  const { SMTP_URL, MAIL_FROM, SITE_URL, isSiteUrlSet } = env()
  if (!SMTP_URL) return []
  const warnings: string[] = []
  if (!isSiteUrlSet) {
    warnings.push(`SITE_URL is not set, so links in mail lead to ${SITE_URL}.`)
  }
  if (!MAIL_FROM) {
    const sender = defaultSender()
    warnings.push(
      `MAIL_FROM is not set, so mail comes from ${sender}, which many mail servers refuse.`,
    )
  }
  return warnings
}
