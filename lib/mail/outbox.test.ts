import { expect, test } from 'vitest'
import { getMail } from '@/lib/mail/outbox'
import { queueMail } from '@/lib/mail/queue-mail'
import { createAdmin } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { MailModel } from '@/models/mail'

withEnv({ SMTP_URL: 'smtp://127.0.0.1:1' })
withTestDatabase()

test('codes and links are hidden in mail that has left, and in no other (G-146)', async () => {
  const { viewer } = await createAdmin()
  const to = 'anna@example.org'
  await queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })
  await queueMail({ kind: 'reset', to, username: 'anna', resetCode: 'Ab_-9' })
  for (const { _id, kind } of await MailModel.find().lean()) {
    const read = async (state: string) => {
      await MailModel.updateOne({ _id }, { state })
      return (await getMail(viewer, String(_id))).text
    }
    for (const state of ['waiting', 'kept', 'failed']) {
      expect(await read(state), state).toMatch(/204816|Ab_-9/)
    }
    const text = await read('sent')
    expect(text).toContain('Hello anna,')
    expect(text).toContain(kind === 'reset' ? '/reset-pw?resetCode=••••••' : '    ••••••\n')
    expect(text).not.toMatch(/204816|Ab_-9/)
  }
})
