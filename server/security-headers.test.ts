import { expect, test } from 'vitest'
import { captchaHosts } from '@/lib/integrations/captcha/provider-hosts'
import type { CaptchaProvider } from '@/lib/captcha/catalogue'
import { contentSecurityPolicy } from './security-headers'

function policyWith(provider: CaptchaProvider): string {
  const hosts = captchaHosts(provider)
  return contentSecurityPolicy('n0nce', { dev: false, https: true, captchaHosts: hosts })
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
