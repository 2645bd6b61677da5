import { expect, test } from 'vitest'
import { captchaHosts } from '@/lib/captcha/provider-hosts'
import type { CaptchaProvider } from '@/lib/captcha/catalogue'
import {
  allowedByNonce,
  contentSecurityPolicy,
  referrerPolicy,
  resourcePolicy,
  securityHeaders,
  tileHostOf,
} from './security-headers'

function policyWith(provider: CaptchaProvider): string {
  const hosts = captchaHosts(provider)
  return contentSecurityPolicy(allowedByNonce('n0nce'), {
    dev: false,
    https: true,
    captchaHosts: hosts,
    tileHost: null,
  })
}

test("no page loads from elsewhere with the site's own CAPTCHA (G-19b)", () => {
  expect(policyWith('altcha')).not.toContain('http')
  expect(policyWith('altcha')).not.toContain('frame-src')
  expect(policyWith('off')).toBe(policyWith('altcha'))
})

test('the hosts of a provider are let in where it is configured, and only they', () => {
  const others = { recaptcha: 'google.com', hcaptcha: 'hcaptcha.com', turnstile: 'cloudflare.com' }
  for (const [provider, host] of Object.entries(others)) {
    const policy = policyWith(provider as CaptchaProvider)
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`(^|; )${directive} 'self'[^;]*${host}`))
    }
    const rest = Object.values(others).filter((other) => other !== host)
    for (const other of rest) expect(policy).not.toContain(other)
  }
})

test('no page can be given another base address', () => {
  expect(policyWith('altcha')).toContain("; base-uri 'none';")
})

test('only the cards of a coffee and of the day may be framed by other sites (G-19b)', () => {
  const policy = { dev: false, https: true, captchaHosts: [], tileHost: null }
  const of = (path: string) => contentSecurityPolicy(allowedByNonce('n0nce'), policy, path)
  for (const path of ['/coffee-card-generator/65ed3f0a1c9d440000a1b2c3', '/today-card']) {
    expect(of(path)).not.toContain('frame-ancestors')
  }
  for (const path of [
    '/',
    '/today-card/x',
    '/coffee-rate',
    '/coffee-card-generator',
    '/x/coffee-card-generator/1',
  ]) {
    expect(of(path)).toContain("frame-ancestors 'none'")
  }
})

test('other sites may show the pictures of previews alone', () => {
  expect(resourcePolicy('/api/share/page/about')).toBe('cross-origin')
  for (const path of ['/', '/api/share', '/api/gallery/images/a.webp', '/x/api/share/page/about']) {
    expect(resourcePolicy(path)).toBe('same-origin')
  }
})

test('a tile server is let in as a source of pictures, and nothing else', () => {
  const tileHost = tileHostOf('https://{s}.tile.example.org/{z}/{x}/{y}.png')
  const policy = { dev: false, https: true, captchaHosts: [], tileHost }
  const csp = contentSecurityPolicy(allowedByNonce('n0nce'), policy, '/coffee-rate')
  expect(csp).toContain("img-src 'self' data: blob: https://*.tile.example.org;")
  expect(csp.split('tile.example.org')).toHaveLength(2)
  expect(tileHostOf('https://карты.example/{z}/{x}/{y}.png')).toBe('https://xn--80atti9b.example')
  expect(tileHostOf(undefined)).toBeNull()
})

test('an https site binds its own host to https, and its sub-domains only where that is set (G-157)', () => {
  const policy = { dev: false, https: true, captchaHosts: [], tileHost: null }
  const hstsOf = (more: object) =>
    securityHeaders({ ...policy, ...more })['strict-transport-security']
  expect(hstsOf({})).toBe('max-age=31536000')
  expect(hstsOf({ hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains')
  expect(hstsOf({ https: false, hstsSubdomains: true })).toBeUndefined()
})

test.each(['/reset-pw', '/email/unsubscribe', '/orders/confirm', '/register', '/signup'])(
  'the page %s, whose address holds a code, is no referrer (G-42)',
  (path) => {
    expect(referrerPolicy(path)).toBe('no-referrer')
  },
)
