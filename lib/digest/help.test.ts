import { expect, onTestFinished, test } from 'vitest'
import { digestHelp } from '@/lib/digest/feature'
import { setEnv } from '@/testing/env'

test.each([
  [undefined, /^No\. This site sends no weekly digest\./],
  ['smtp://127.0.0.1:2525', /^Yes: a weekly digest by mail/],
])('with the mail server %s the truth about a digest is told', (SMTP_URL, text) => {
  onTestFinished(setEnv({ WEEKLY_DIGEST: 'on', SMTP_URL, MAIL_FROM: 'no@example.org' }))
  expect(digestHelp()[0]?.text).toMatch(text)
})
