import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

const MAX_LOGGED = 100

/** Null for a page of another site, which learns nothing (G-5). */
export function foreignAddress(headers: Headers): AppError | null {
  const origin = originOf(headers.get('origin'))
  if (!origin || !isOwnPage(headers, origin)) return null
  logOnce(new URL(origin).host)
  const { SITE_URL, isSiteUrlSet } = env()
  const message = isSiteUrlSet
    ? `This page was opened at ${origin}, but the address of the site is ${SITE_URL}. Please open it there.`
    : `This page was opened at ${origin}, which the site does not know as its address. Its owner has to set SITE_URL.`
  return new AppError('forbidden', { message })
}

/** Over plain HTTP another site is named without its path, as long as it wants no more. */
function isOwnPage(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('referer') ?? ''
  return originOf(referer) === origin && new URL(referer).pathname !== '/'
}

function originOf(address: string | null): string | null {
  if (!address || !/^https?:/.test(address) || !URL.canParse(address)) return null
  return new URL(address).origin
}

function logOnce(host: string): void {
  const logged = shared('foreign-addresses', () => new Set<string>())
  if (logged.has(host) || logged.size >= MAX_LOGGED) return
  logged.add(host)
  logger().warn(
    { host },
    'A form was refused, as its page was opened at another host than that of SITE_URL. FORMER_HOSTS leads such hosts to SITE_URL.',
  )
}
