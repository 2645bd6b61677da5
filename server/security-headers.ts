import { randomBytes } from 'node:crypto'
import { PATHS, SHARE_PICTURES } from '@/lib/config/paths'

export type SecurityPolicy = {
  dev: boolean
  https: boolean
  /** Whether browsers are to use https for all sub-domains too (G-157). */
  hstsSubdomains?: boolean
  captchaHosts: readonly string[]
  tileHost: string | null
}

/** `https://{s}.example.org/{z}/{x}/{y}.png` is of `https://*.example.org`; a host is in ASCII. */
export function tileHostOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).origin.replace('{s}', '*')
}

/** A fresh random value for the scripts and styles of one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** What a policy allows besides the site's own files, as its sources. */
export type Allowed = { scripts: readonly string[]; styles: readonly string[] }

export function allowedByNonce(nonce: string): Allowed {
  return { scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"], styles: [`'nonce-${nonce}'`] }
}

/** Other sites may frame only the cards of a coffee and of the day (G-19b). */
export function contentSecurityPolicy(
  allowed: Allowed,
  policy: SecurityPolicy,
  pathname = '/',
): string {
  const { dev, tileHost } = policy
  const sources = (list: readonly string[]) => list.map((source) => ` ${source}`).join('')
  const captcha = sources(policy.captchaHosts)
  return [
    "default-src 'self'",
    `script-src 'self'${sources(allowed.scripts)}${captcha}${dev ? " 'unsafe-eval'" : ''}`,
    dev
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self'${sources(allowed.styles)}${captcha}`,
    `img-src 'self' data: blob:${tileHost ? ` ${tileHost}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${captcha}`,
    ...(captcha ? [`frame-src 'self'${captcha}`] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isCard(pathname) ? [] : ["frame-ancestors 'none'"]),
  ].join('; ')
}

/** A page of its own for other sites (G-19b). */
function isCard(pathname: string): boolean {
  return pathname === PATHS.dayCard || pathname.startsWith(`${PATHS.coffeeCard}/`)
}

/** Other sites may show the pictures of link previews and feeds. */
export function resourcePolicy(pathname: string): 'same-origin' | 'cross-origin' {
  return pathname.startsWith(SHARE_PICTURES) ? 'cross-origin' : 'same-origin'
}

export function securityHeaders({
  https,
  hstsSubdomains = false,
}: SecurityPolicy): Record<string, string> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  return {
    'x-content-type-options': 'nosniff',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': hsts }),
  }
}

/** Pages whose address holds a code of a mail, which other sites must not see (G-42). */
const MAILED: readonly string[] = [
  PATHS.resetPassword,
  PATHS.unsubscribe,
  PATHS.confirmOrder,
  PATHS.digest,
  PATHS.register,
  PATHS.signup,
]

export function referrerPolicy(pathname: string): string {
  return MAILED.includes(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin'
}
