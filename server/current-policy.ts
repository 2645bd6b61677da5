import { captchaHosts } from '@/lib/captcha/provider-hosts'
import { env } from '@/lib/env'
import type { HostOptions } from './host-rule'
import { type SecurityPolicy, tileHostOf } from './security-headers'

/** It follows the settings (G-140). */
export function currentPolicy(dev: boolean): SecurityPolicy {
  return {
    dev,
    get https() {
      return env().SITE_URL.startsWith('https:')
    },
    get hstsSubdomains() {
      return env().HSTS_SUBDOMAINS === 'on'
    },
    get captchaHosts() {
      return captchaHosts(env().CAPTCHA_PROVIDER)
    },
    get tileHost() {
      return tileHostOf(env().TILE_URL)
    },
  }
}

export function currentHosts({ host, trustProxy }: Pick<HostOptions, 'host' | 'trustProxy'>) {
  const { SITE_URL, isSiteUrlSet, FORMER_HOSTS } = env()
  const siteUrl = isSiteUrlSet ? SITE_URL : undefined
  return { host, trustProxy, siteUrl, formerHosts: FORMER_HOSTS } satisfies HostOptions
}
