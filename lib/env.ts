import { z } from 'zod'
import { emailKey, mailSenderKey } from '@/lib/config/email-keys'
import { applyUsernameRule, USERNAME, USERNAME_RULE } from '@/lib/config/username'
import { degrees, hostList, onOff, text, url, wholeNumber } from '@/lib/config/env-fields'

/** Passwords are not trimmed (G-24). */
const isPassword = (key: string) => key === 'OWNER_PASSWORD'

function given(source: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) =>
      value?.trim() ? [[key, isPassword(key) ? value : value.trim()]] : [],
    ),
  )
}

const schema = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: url.transform((value) => new URL(value).origin).optional(),
  FORMER_HOSTS: hostList.optional(),
  HSTS_SUBDOMAINS: onOff.default('off'),
  FAST_PATH: onOff.default('on'),
  DATA_DIR: text.default('.data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, 'must start with mongodb:// or mongodb+srv://')
    .optional(),
  TEST_MONGODB_URI: text.optional(),
  CHROMIUM_PATH: text.optional(),
  AUTH_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')
    .optional(),
  APP_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    })
    .default('production'),
  TEST_CLOCK: text.optional(),
  PASSWORD_BLOCKLIST: onOff.default('on'),
  RATE_LIMIT: onOff.default('on'),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  SAMPLE_CONTENT: onOff.default('on'),
  SITE_NAME: text.max(40).default('Pochade'),
  OWNER_NAME: text.max(80).default('the owner'),
  BOT_NAME: text.max(40).default('Easel'),
  OWNER_USERNAME: text
    .transform(applyUsernameRule)
    .refine((name) => USERNAME.test(name), `is wrong. ${USERNAME_RULE}`)
    .default('owner'),
  OWNER_PASSWORD: text
    .min(8, 'must be at least 8 characters')
    .max(128, 'must be at most 128 characters')
    .optional(),
  OWNER_EMAIL: emailKey.default('owner@localhost'),
  CONTACT_EMAIL: emailKey.optional(),
  SOCIAL_URL_1: url.optional(),
  SOCIAL_URL_2: url.optional(),
  CODE_HOST_URL: url.optional(),
  LEGAL_NAME: text.max(120).optional(),
  LEGAL_ADDRESS: text.max(400).optional(),
  LEGAL_EMAIL: emailKey.optional(),
  LEGAL_PHONE: text.max(40).optional(),
  LEGAL_REGISTER: text.max(200).optional(),
  LEGAL_VAT_ID: text.max(40).optional(),
  LEGAL_AUTHORITY: text.max(200).optional(),
  LEGAL_BARRIER_CONTACT: text.max(200).optional(),
  LEGAL_VAT: z.enum(['charged', 'none'], { error: 'must be charged or none' }).optional(),
  LEGAL_DELIVERY: text.max(300).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .refine(isReadableUrl, 'must be an address, name and password percent-encoded')
    .optional(),
  MAIL_FROM: mailSenderKey.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: url.optional(),
  OPENAI_IMAGE_MODEL: text.default('gpt-image-1-mini'),
  OPENAI_TEXT_MODEL: text.default('gpt-5-mini'),
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_BASE_URL: url.optional(),
  ANTHROPIC_MODEL: text.default('claude-haiku-4-5'),
  AI_DAILY_LIMIT_EUR: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be an amount such as 1.00')
    .transform(Number)
    .default(1),
  AOTD_DAY_START_UTC: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 04:50')
    .default('04:50'),
  BIRTHDAY_MIN_AGE_HOURS: wholeNumber(0, 8784, 0),
  CAPTCHA_PROVIDER: z
    .enum(['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'off'], {
      error: 'must be altcha, recaptcha, hcaptcha, turnstile or off',
    })
    .default('altcha'),
  CAPTCHA_SITE_KEY: text.optional(),
  CAPTCHA_SECRET: text.optional(),
  CAPTCHA_SIGNUP: onOff.default('off'),
  X_API_KEY: text.optional(),
  X_API_SECRET: text.optional(),
  X_ACCESS_TOKEN: text.optional(),
  X_ACCESS_SECRET: text.optional(),
  X_BASE_URL: url.optional(),
  TELEGRAM_BOT_TOKEN: text.optional(),
  TELEGRAM_CHAT_ID: text.optional(),
  TELEGRAM_BASE_URL: url.optional(),
  GEOCODER_URL: url.optional(),
  TILE_URL: text.optional(),
  IP_LOOKUP_URL: url.optional(),
  ANALYTICS_URL: url.optional(),
  TERMS_MARKER: text.optional(),
  BIRTHDAY_PAGE_PATH: text
    .regex(/^\/[a-z0-9/-]+$/, 'must be a path of lower-case letters, digits, - and /')
    .optional(),
  BIRTHDAY_BANNER_USERS: text.optional(),
  PING_SECRET: text.optional(),
  PARTY_LAT: degrees(90),
  PARTY_LNG: degrees(180),
  PARTY_MAPS_URL: url.optional(),
  SERVICE_WORKER: onOff.default('on'),
})

function isReadableUrl(value: string): boolean {
  try {
    const { hostname, username, password } = new URL(value)
    decodeURIComponent(username + password)
    return hostname !== ''
  } catch {
    return false
  }
}

type Parsed = z.infer<typeof schema>

export type Env = Omit<Parsed, 'SITE_URL'> & {
  SITE_URL: string
  /** False where SITE_URL is only this machine's own name for the site. */
  isSiteUrlSet: boolean
}

export const ENV_KEYS: readonly string[] = Object.keys(schema.shape)

/** Names the wrong keys, never a value. */
export class EnvError extends Error {
  override name = 'EnvError'
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(given(source))
  if (!result.success) {
    throw new EnvError(
      result.error.issues.map((issue) => sentence(issue.path.join('.'), issue.message)).join('\n'),
    )
  }
  const parsed = result.data
  const problems = crossCheck(parsed)
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
  const isSiteUrlSet = parsed.SITE_URL !== undefined
  return { ...parsed, SITE_URL: parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`, isSiteUrlSet }
}

function sentence(key: string, message: string): string {
  return `${key} ${message}${message.endsWith('.') ? '' : '.'}`
}

function crossCheck(keys: Parsed): string[] {
  const problems: string[] = []
  if (keys.APP_ENV === 'production') {
    for (const name of ['PASSWORD_BLOCKLIST', 'RATE_LIMIT', 'CAPTCHA_PROVIDER'] as const) {
      if (keys[name] === 'off') problems.push(`${name} must not be off when APP_ENV is production.`)
    }
    if (keys.MONGODB_URI && !keys.AUTH_SECRET) {
      problems.push('AUTH_SECRET is required when MONGODB_URI is set, since processes must agree.')
    }
  }
  if (keys.APP_ENV === 'test' && keys.MONGODB_URI && !isOnThisMachine(keys.MONGODB_URI)) {
    problems.push('MONGODB_URI must be on this machine when APP_ENV is test.')
  }
  if (keys.TEST_MONGODB_URI && !isOnThisMachine(keys.TEST_MONGODB_URI)) {
    problems.push('TEST_MONGODB_URI must be on this machine.')
  }
  if (keys.FORMER_HOSTS && keys.SITE_URL === undefined) {
    problems.push('FORMER_HOSTS needs SITE_URL, the address that they lead to.')
  }
  if (keys.SITE_URL && keys.FORMER_HOSTS?.includes(new URL(keys.SITE_URL).hostname)) {
    problems.push('FORMER_HOSTS must not name the host of SITE_URL.')
  }
  const needsCaptchaKeys = !['altcha', 'off'].includes(keys.CAPTCHA_PROVIDER)
  if (needsCaptchaKeys && !(keys.CAPTCHA_SITE_KEY && keys.CAPTCHA_SECRET)) {
    problems.push(`CAPTCHA_PROVIDER ${keys.CAPTCHA_PROVIDER} needs a site key and a secret.`)
  }
  const together = [
    ['X_API_KEY', 'X_API_SECRET', 'X_ACCESS_TOKEN', 'X_ACCESS_SECRET'],
    ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
    ['PARTY_LAT', 'PARTY_LNG'],
  ] as const
  for (const names of together) {
    const set = names.filter((name) => keys[name] !== undefined)
    if (set.length > 0 && set.length < names.length) {
      problems.push(`${names.join(', ')} must be set together.`)
    }
  }
  return problems
}

/** True for a socket or the loopback, on every host of the connection string. */
export function isOnThisMachine(uri: string): boolean {
  const hosts = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1]?.split(',') ?? []
  const local = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$|^%2[Ff]/
  return hosts.length > 0 && hosts.every((host) => local.test(host))
}

let cached: Env | undefined

export function env(): Env {
  return (cached ??= parseEnv(process.env))
}

export function hasAiProvider(): boolean {
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY } = env()
  return Boolean(OPENAI_API_KEY ?? ANTHROPIC_API_KEY)
}

export function hostOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).hostname
}
