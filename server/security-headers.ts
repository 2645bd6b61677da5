import { randomBytes } from 'node:crypto'
import { PATHS } from '@/lib/config/paths'

export type SecurityPolicy = {
  dev: boolean
  https: boolean
  /** Of the CAPTCHA provider, where it is not the site itself. */
  captchaHosts: readonly string[]
}

/** A value that no page has had before, for the scripts and styles of one answer. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The content security policy of one answer (G-19b). Fast refresh needs more in development. */
export function contentSecurityPolicy(nonce: string, policy: SecurityPolicy): string {
  const { dev } = policy
  const captcha = policy.captchaHosts.map((host) => ` ${host}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${captcha}${dev ? " 'unsafe-eval'" : ''}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'${captcha}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${captcha}`,
    ...(captcha ? [`frame-src 'self'${captcha}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What every answer carries, whoever makes it. */
export function securityHeaders({ https }: SecurityPolicy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** What other sites learn of an address: nothing of the one that holds a mailed code (G-42). */
export function referrerPolicy(pathname: string): string {
  return pathname === PATHS.resetPassword ? 'no-referrer' : 'strict-origin-when-cross-origin'
}
