import type { SettingKey } from './setting-keys'

/** They are stored encrypted, and never shown (G-140). */
const SECRETS: readonly string[] = [
  'SMTP_URL',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'CAPTCHA_SECRET',
  'X_API_KEY',
  'X_API_SECRET',
  'X_ACCESS_TOKEN',
  'X_ACCESS_SECRET',
  'TELEGRAM_BOT_TOKEN',
  'PING_SECRET',
] satisfies SettingKey[]

export function isSecret(key: string): boolean {
  return SECRETS.includes(key)
}
