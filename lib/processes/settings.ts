import { createHmac } from 'node:crypto'
import { derivedSecret } from '@/lib/auth/secret'
import { ENV_KEYS, env } from '@/lib/env'

type SettingHash = { key: string; hash?: string | null }

/** What each process has of its own, what names the same thing differently, or is read once. */
const MAY_DIFFER = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_COMMAND',
  'MONGODB_URI',
  'LOG_LEVEL',
  'OWNER_USERNAME',
  'OWNER_PASSWORD',
  'OWNER_EMAIL',
  'TEST_MONGODB_URI',
  'TEST_CLOCK',
  'CHROMIUM_PATH',
])
const SECRET = 'AUTH_SECRET'

/** Keyed hashes: who reads the database can neither read nor guess a value. */
export function settingHashes(): SettingHash[] {
  const keys: Readonly<Record<string, unknown>> = env()
  const names = ENV_KEYS.filter((name) => !MAY_DIFFER.has(name))
  return names.map((key) => ({ key, hash: hashOf(key, valueOf(key, keys)) }))
}

function valueOf(key: string, keys: Readonly<Record<string, unknown>>): unknown {
  // The default holds the port of the process.
  if (key === 'SITE_URL' && !env().isSiteUrlSet) return null
  // The hash is made with it.
  return key === SECRET ? null : (keys[key] ?? null)
}

function hashOf(key: string, value: unknown): string {
  return createHmac('sha256', derivedSecret('settings'))
    .update(`${key}\0${JSON.stringify(value)}`)
    .digest('base64url')
    .slice(0, 22)
}

/** The keys in which two processes differ; a key that one of them does not know is none. */
export function differingKeys(
  some: readonly SettingHash[],
  others: readonly SettingHash[],
): string[] {
  const known = new Map(others.map(({ key, hash }) => [key, hash]))
  const differ = some.filter(({ key, hash }) => known.has(key) && known.get(key) !== hash)
  const names = differ.map(({ key }) => key)
  // With another secret every hash is another one.
  return names.includes(SECRET) ? [SECRET] : names
}
