import type { z } from 'zod'
import type { envSchema } from '@/lib/config/env-schema'

export type ParsedKeys = z.infer<typeof envSchema>
export type KeyProblem = { key: string; message: string }

const NEVER_OFF = ['PASSWORD_BLOCKLIST', 'RATE_LIMIT', 'CAPTCHA_PROVIDER'] as const
const TOGETHER = [
  ['X_API_KEY', 'X_API_SECRET', 'X_ACCESS_TOKEN', 'X_ACCESS_SECRET'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
  ['PARTY_LAT', 'PARTY_LNG'],
] as const

/** Returns what is wrong between keys that are right one by one. */
export function crossCheck(keys: ParsedKeys): KeyProblem[] {
  return [...checkMode(keys), ...checkAddress(keys), ...checkCaptcha(keys), ...checkGroups(keys)]
}

function checkMode(keys: ParsedKeys): KeyProblem[] {
  const problems: KeyProblem[] = []
  const { APP_ENV, MONGODB_URI, TEST_MONGODB_URI, AUTH_SECRET } = keys
  if (APP_ENV === 'production') {
    for (const key of NEVER_OFF) {
      if (keys[key] === 'off') {
        problems.push({ key, message: 'must not be off when APP_ENV is production' })
      }
    }
    if (MONGODB_URI && !AUTH_SECRET) {
      const message = 'is required when MONGODB_URI is set, since processes must agree'
      problems.push({ key: 'AUTH_SECRET', message })
    }
  }
  if (APP_ENV === 'test' && MONGODB_URI && !isOnThisMachine(MONGODB_URI)) {
    const message = 'must be on this machine when APP_ENV is test'
    problems.push({ key: 'MONGODB_URI', message })
  }
  if (TEST_MONGODB_URI && !isOnThisMachine(TEST_MONGODB_URI)) {
    problems.push({ key: 'TEST_MONGODB_URI', message: 'must be on this machine' })
  }
  return problems
}

function checkAddress({ SITE_URL, FORMER_HOSTS }: ParsedKeys): KeyProblem[] {
  const key = 'FORMER_HOSTS'
  if (!FORMER_HOSTS) return []
  if (SITE_URL === undefined) {
    return [{ key, message: 'cannot be used without SITE_URL, to which they lead' }]
  }
  const isOwn = FORMER_HOSTS.includes(new URL(SITE_URL).hostname)
  return isOwn ? [{ key, message: 'must not name the host of SITE_URL' }] : []
}

function checkCaptcha(keys: ParsedKeys): KeyProblem[] {
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET } = keys
  const needsKeys = !['altcha', 'off'].includes(CAPTCHA_PROVIDER)
  if (!needsKeys || (CAPTCHA_SITE_KEY && CAPTCHA_SECRET)) return []
  return [{ key: 'CAPTCHA_PROVIDER', message: `${CAPTCHA_PROVIDER} needs a site key and a secret` }]
}

function checkGroups(keys: ParsedKeys): KeyProblem[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => keys[name] === undefined)
    const [key] = missing
    if (key === undefined || missing.length === names.length) return []
    return [{ key, message: `is missing: ${names.join(', ')} must be set together` }]
  })
}

/** True for a socket or the loopback, on every host of the connection string. */
export function isOnThisMachine(uri: string): boolean {
  const hosts = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1]?.split(',') ?? []
  const local = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$|^%2[Ff]/
  return hosts.length > 0 && hosts.every((host) => local.test(host))
}
