import { nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { isoDay } from '@/lib/format'
import { siteConfig } from '@/lib/settings/site-config'

const SECURITY_PATH = '/.well-known/security.txt'
const VALID_DAYS = 90

/** RFC 9116; throws 404 where the owner cannot be reached. */
export function securityText(): string {
  const { contacts, url } = siteConfig()
  if (contacts.length === 0) throw new AppError('not_found')
  const expires = isoDay(new Date(nowMs() + VALID_DAYS * DAY_MS).toISOString())
  // E-mail is preferred.
  const ways = contacts.map(({ href }) => href).toReversed()
  return [
    ...ways.map((href) => `Contact: ${href}`),
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_PATH, url).href}`,
    '',
  ].join('\r\n')
}
