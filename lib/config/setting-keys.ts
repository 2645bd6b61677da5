import type { ParsedKeys } from '@/lib/config/env-check'
import { envSchema } from '@/lib/config/env-schema'

/** Each process has its own, or reads them once at its start, or they are for tests (G-140). */
const ENVIRONMENT_ONLY = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_COMMAND',
  'MONGODB_URI',
  'TEST_MONGODB_URI',
  'CHROMIUM_PATH',
  'AUTH_SECRET',
  'APP_ENV',
  'TEST_CLOCK',
  'PASSWORD_BLOCKLIST',
  'RATE_LIMIT',
  'TRUST_PROXY',
  'METRICS_TOKEN',
  'LOG_LEVEL',
  'FAST_PATH',
  'SAMPLE_CONTENT',
  'OWNER_USERNAME',
  'OWNER_PASSWORD',
  'OWNER_EMAIL',
  'BIRTHDAY_PAGE_PATH',
  'TERMS_MARKER',
] as const satisfies readonly (keyof ParsedKeys)[]

export type SettingKey = Exclude<keyof ParsedKeys, (typeof ENVIRONMENT_ONLY)[number]>

const FIXED: readonly string[] = ENVIRONMENT_ONLY

export const SETTING_KEYS = Object.keys(envSchema.shape).filter(isSettingKey)

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(envSchema.shape, key) && !FIXED.includes(key)
}
