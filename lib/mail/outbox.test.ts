import { expect, test } from 'vitest'
import { getMail } from '@/lib/mail/outbox'
import { queueMail } from '@/lib/mail/queue-mail'
import { createAdmin } from '@/lib/testing/factories'
import { withTestDatabase } from '@/lib/testing/db'
import { withEnv } from '@/lib/testing/env'
import { MailModel } from '@/models/mail'

withEnv({ SMTP_URL: 'smtp://127.0.0.1:1' })
withTestDatabase()

test('where a mail server is set, codes and links are hidden from admins (G-44)', async () => {
  const { viewer } = await createAdmin()
  const to = 'anna@example.org'
  await queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })
  await queueMail({ kind: 'reset', to, username: 'anna', resetCode: 'Ab_-9' })
  for (const { _id, kind } of await MailModel.find().lean()) {
    const { text } = await getMail(viewer, String(_id))
    expect(text).toContain('Hello anna,')
    expect(text).toContain(kind === 'reset' ? '/reset-pw?resetCode=••••••' : '    ••••••\n')
    expect(text).not.toMatch(/204816|Ab_-9/)
  }
})
