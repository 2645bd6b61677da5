import { env } from '@/lib/env'

export type SiteConfig = {
  name: string
  ownerName: string
  botName: string
  url: string
  socialUrls: string[]
  codeHostUrl: string | null
  contactEmail: string | null
  hasServiceWorker: boolean
  /** Mail stays in the outbox where there is no mail server. */
  sendsMail: boolean
  /** They reach the owner; empty where none is set up. */
  contacts: { label: string; href: string }[]
}

export function siteConfig(): SiteConfig {
  const keys = env()
  const socialUrls = [keys.SOCIAL_URL_1, keys.SOCIAL_URL_2].filter((url) => url !== undefined)
  const links = keys.LINKS ?? [
    { label: 'Social profile', href: socialUrls[0] },
    { label: 'Code', href: keys.CODE_HOST_URL },
  ]
  const mail = keys.CONTACT_EMAIL && `mailto:${keys.CONTACT_EMAIL}`
  const contacts = [...links, { label: 'E-mail', href: mail }].flatMap(({ label, href }) =>
    href ? [{ label, href }] : [],
  )
  return {
    name: keys.SITE_NAME,
    ownerName: keys.OWNER_NAME,
    botName: keys.BOT_NAME,
    url: keys.SITE_URL,
    socialUrls,
    codeHostUrl: keys.CODE_HOST_URL ?? null,
    contactEmail: keys.CONTACT_EMAIL ?? null,
    contacts,
    hasServiceWorker: keys.SERVICE_WORKER === 'on',
    sendsMail: keys.SMTP_URL !== undefined,
  }
}
