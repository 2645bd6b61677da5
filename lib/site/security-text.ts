import { nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { PATHS } from '@/lib/config/paths'
import { AppError } from '@/lib/errors'
import { isoDay } from '@/lib/format'
import { siteConfig } from '@/lib/settings/site-config'

const SECURITY_PATH = '/.well-known/security.txt'
const VALID_DAYS = 90

/** RFC 9116, which takes no form at an http address; throws 404 where nothing else is set. */
export function securityText(): string {
  const { contacts, url } = siteConfig()
  const form = { href: url + PATHS.contact }
  const all = url.startsWith('https:') ? [form, ...contacts] : contacts
  if (all.length === 0) throw new AppError('not_found')
  const expires = isoDay(new Date(nowMs() + VALID_DAYS * DAY_MS).toISOString())
  // E-mail is preferred.
  const ways = all.map(({ href }) => href).toReversed()
  return [
    ...ways.map((href) => `Contact: ${href}`),
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_PATH, url).href}`,
    '',
  ].join('\r\n')
}
