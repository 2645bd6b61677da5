import { env } from '@/lib/env'

export type SiteConfig = {
  name: string
  ownerName: string
  url: string
  socialUrls: string[]
  codeHostUrl: string | null
  contactEmail: string | null
}

export function siteConfig(): SiteConfig {
  const keys = env()
  const socialUrls = [keys.SOCIAL_URL_1, keys.SOCIAL_URL_2].filter((url) => url !== undefined)
  return {
    name: keys.SITE_NAME,
    ownerName: keys.OWNER_NAME,
    url: keys.SITE_URL,
    socialUrls,
    codeHostUrl: keys.CODE_HOST_URL ?? null,
    contactEmail: keys.CONTACT_EMAIL ?? null,
  }
}
