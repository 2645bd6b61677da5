import { mailtoUrl } from '@/lib/config/mailto-url'
import type { SiteLink } from '@/lib/config/setting-fields'
import { HOME_LEAD, HOME_LEAD_FOR_INVITED, PAGES } from '@/lib/config/pages'
import { type Env, env, perEnv } from '@/lib/env'
import { isSignUpOpen } from '@/lib/settings/parts'

export type SiteConfig = {
  name: string
  ownerName: string
  /** What home says; the description is for search engines. */
  homeTitle: string
  homeLead: string
  description: string
  botName: string
  url: string
  links: SiteLink[]
  codeHostUrl: string | null
  contactEmail: string | null
  hasServiceWorker: boolean
  sendsMail: boolean
  /** They reach the owner; empty where none is set up. */
  contacts: { label: string; href: string }[]
}

const NOBODY = 'the owner'

/** False while OWNER_NAME is the default. */
export function hasOwnerName(): boolean {
  return env().OWNER_NAME !== NOBODY
}

/** The owner is stored as no name, so that a later OWNER_NAME counts for all of it (G-168). */
export function storedCreator(typed = ''): string {
  return typed === env().OWNER_NAME ? '' : typed
}

export function shownCreator(stored: string): string {
  return stored === '' || stored === NOBODY ? env().OWNER_NAME : stored
}

export const siteConfig = perEnv((keys): SiteConfig => {
  const { LINKS, SOCIAL_URL_1, SOCIAL_URL_2, CODE_HOST_URL } = keys
  const byHost = (href: string) => ({ label: new URL(href).hostname.replace(/^www\./, ''), href })
  const links = LINKS ?? [SOCIAL_URL_1, SOCIAL_URL_2].flatMap((url) => (url ? byHost(url) : []))
  const reached = LINKS ?? [
    { label: 'Social profile', href: SOCIAL_URL_1 },
    { label: 'Code', href: CODE_HOST_URL },
  ]
  const mail = keys.CONTACT_EMAIL && mailtoUrl(keys.CONTACT_EMAIL)
  const contacts = [...reached, { label: 'E-mail', href: mail }].flatMap(({ label, href }) =>
    href ? [{ label, href }] : [],
  )
  return {
    name: keys.SITE_NAME,
    ownerName: keys.OWNER_NAME,
    ...homeTexts(keys),
    botName: keys.BOT_NAME,
    url: keys.SITE_URL,
    links,
    codeHostUrl: keys.CODE_HOST_URL ?? null,
    contactEmail: keys.CONTACT_EMAIL ?? null,
    contacts,
    hasServiceWorker: keys.SERVICE_WORKER === 'on',
    sendsMail: keys.SMTP_URL !== undefined,
  }
})

/** The defaults speak of daily pictures and of sign-up, which can be off (G-141, G-165). */
function homeTexts(keys: Env) {
  const hasArt = !keys.PARTS_OFF.includes('aotd')
  const { HOME_TITLE, SITE_DESCRIPTION, SITE_NAME, OWNER_NAME } = keys
  const { title, description } = PAGES.home
  return {
    homeTitle: !hasArt && HOME_TITLE === title ? SITE_NAME : HOME_TITLE,
    homeLead:
      keys.HOME_LEAD === HOME_LEAD && !isSignUpOpen(keys) ? HOME_LEAD_FOR_INVITED : keys.HOME_LEAD,
    description:
      !hasArt && SITE_DESCRIPTION === description
        ? `The personal website of ${OWNER_NAME}.`
        : SITE_DESCRIPTION,
  }
}
