import { expect, test } from 'vitest'
import { mailWarnings } from '@/lib/mail/warnings'
import { setEnv } from '@/testing/env'

function warningsWith(keys: Record<string, string>): string {
  const unset = { SMTP_URL: undefined, MAIL_FROM: undefined, SITE_URL: undefined }
  const restore = setEnv({ ...unset, ...keys })
  const warnings = mailWarnings()
  restore()
  return warnings.join(' ')
}

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' }
const SITE = { SITE_URL: 'https://example.org' }
const FROM = { MAIL_FROM: 'site@example.org' }

test('a mail server without SITE_URL or MAIL_FROM is warned of, with what mail would say', () => {
  expect(warningsWith(SMTP)).toBe(
    'SITE_URL is not set, so links in mail lead to http://localhost:3000. MAIL_FROM is not set, so mail comes from no-reply@localhost, which many mail servers refuse.',
  )
  expect(warningsWith({ ...SMTP, ...SITE })).toBe(
    'MAIL_FROM is not set, so mail comes from no-reply@example.org, which many mail servers refuse.',
  )
  expect(warningsWith({ ...SMTP, ...FROM })).toContain('SITE_URL is not set')
})

test('nothing is warned of with all three keys, or without a mail server', () => {
  expect(warningsWith({ ...SMTP, ...SITE, ...FROM })).toBe('')
  expect(warningsWith({})).toBe('')
})
