import { z } from 'zod'
import { readEmailAddress } from '@/lib/config/email-address'
import {
  decimal,
  degrees,
  hostList,
  onOff,
  shortText,
  siteUrl,
  text,
  tileUrl,
  url,
  wholeNumber,
} from '@/lib/config/env-fields'
import {
  colour,
  entryNames,
  languageTag,
  links,
  parts,
  timeZone,
} from '@/lib/config/setting-fields'
import { HOME_LEAD, PAGES } from '@/lib/config/pages'
import { applyUsernameRule, USERNAME, USERNAME_RULE } from '@/lib/config/username'

/** An address in the environment; a site at home may have `owner@localhost`. */
const emailKey = z.string().transform((value, context) => {
  const email = readEmailAddress(value, { allowsOneLabel: true })
  if ('address' in email) return email.address
  context.addIssue({ code: 'custom', message: 'must be an e-mail address' })
  return z.NEVER
})

const NAMED = /^"?([^"<>]*?)"?\s*<([^<>]*)>$/

/** Read here, so that the mail library never parses lists or nested groups. */
const mailSenderKey = z.string().transform((value, context) => {
  const [, name = '', address = value] = NAMED.exec(value) ?? []
  const email = readEmailAddress(address, { allowsOneLabel: true })
  if ('address' in email) return { name, address: email.address }
  context.addIssue({
    code: 'custom',
    message: 'must be an e-mail address, or a name with one: Pochade <no-reply@example.org>',
  })
  return z.NEVER
})

/** All keys of the configuration, as texts; their errors complete the name of a key. */
export const envSchema = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: siteUrl.optional(),
  FORMER_HOSTS: hostList.optional(),
  HSTS_SUBDOMAINS: onOff.default('off'),
  FAST_PATH: onOff.default('on'),
  DATA_DIR: text.default('.data'),
  BACKUP_DIR: text.optional(),
  BACKUP_COMMAND: text
    .regex(/^\s*[^\s{]+\s.*\{file\}/, 'must be a program and its arguments, one of them {file}')
    .optional(),
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
  METRICS_TOKEN: text.min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  SAMPLE_CONTENT: onOff.default('on'),
  SITE_NAME: shortText(40).default('Pochade'),
  OWNER_NAME: shortText(80).default('the owner'),
  BOT_NAME: shortText(40).default('Easel'),
  HOME_TITLE: shortText(120).default(PAGES.home.title),
  HOME_LEAD: shortText(500).default(HOME_LEAD),
  SITE_DESCRIPTION: shortText(300).default(PAGES.home.description),
  CONTENT_LANGUAGE: languageTag.default('en'),
  TIME_ZONE: timeZone.default('UTC'),
  ACCENT: colour.optional(),
  PARTS_OFF: parts.default([]),
  MENU: entryNames.optional(),
  CRAWLERS: z
    .enum(['all', 'no-ai', 'none'], { error: 'must be all, no-ai or none' })
    .default('all'),
  OWNER_USERNAME: text
    .transform(applyUsernameRule)
    .refine((name) => USERNAME.test(name), `is wrong. ${USERNAME_RULE}`)
    .default('owner'),
  OWNER_PASSWORD: text
    .min(8, 'must be at least 8 characters')
    .max(128, 'must be at most 128 characters')
    .optional(),
  OWNER_EMAIL: emailKey.default('owner@localhost'),
  SIGN_UP: z
    .enum(['open', 'approval', 'closed'], { error: 'must be open, approval or closed' })
    .default('open'),
  CONTACT_EMAIL: emailKey.optional(),
  SOCIAL_URL_1: url.optional(),
  SOCIAL_URL_2: url.optional(),
  CODE_HOST_URL: url.optional(),
  LINKS: links.optional(),
  LEGAL_NAME: shortText(120).optional(),
  LEGAL_ADDRESS: shortText(400).optional(),
  LEGAL_EMAIL: emailKey.optional(),
  LEGAL_PHONE: shortText(40).optional(),
  LEGAL_REGISTER: shortText(200).optional(),
  LEGAL_VAT_ID: shortText(40).optional(),
  LEGAL_AUTHORITY: shortText(200).optional(),
  LEGAL_BARRIER_CONTACT: shortText(200).optional(),
  LEGAL_VAT: z.enum(['charged', 'none'], { error: 'must be charged or none' }).optional(),
  LEGAL_DELIVERY: shortText(300).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .refine(isReadableUrl, 'must be an address, name and password percent-encoded')
    .optional(),
  MAIL_FROM: mailSenderKey.optional(),
  WEEKLY_DIGEST: onOff.default('off'),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: url.optional(),
  OPENAI_IMAGE_MODEL: text.default('gpt-image-1-mini'),
  OPENAI_TEXT_MODEL: text.default('gpt-5-mini'),
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_BASE_URL: url.optional(),
  ANTHROPIC_MODEL: text.default('claude-haiku-4-5'),
  // 1,500 could be 1.5 or 1500.
  AI_DAILY_LIMIT_EUR: decimal(/^\d+(\.\d+|,\d{1,2})?$/, 'must be an amount such as 1.00').default(
    1,
  ),
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
  TILE_URL: tileUrl.optional(),
  IP_LOOKUP_URL: url.optional(),
  ANALYTICS_URL: url.optional(),
  UPDATE_URL: url.optional(),
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
