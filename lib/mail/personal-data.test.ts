import { expect, test } from 'vitest'
import { now } from '@/lib/clock'
import { forgetMailsOf, listMailsTo } from '@/lib/mail/feature'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestDatabase } from '@/testing/db'
import { MailModel } from '@/models/mail'

withTestDatabase()

const ANNA = 'anna@example.org'
const verify = (to: string) => queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })

test('mails are exported only to their recipient, without codes (G-39, G-44)', async () => {
  await verify(ANNA)
  await verify('ben@example.org')
  const mails = await listMailsTo(ANNA)
  expect(mails).toMatchObject([{ kind: 'verify' }])
  expect(JSON.stringify(mails)).not.toContain('204816')
})

test('mails are deleted with their account, except those still waiting', async () => {
  await verify(ANNA)
  await verify('ben@example.org')
  await MailModel.updateMany({}, { $set: { state: 'sent', endedAt: now() } })
  await verify(ANNA)
  await forgetMailsOf({ id: '65a000000000000000000000', email: ANNA })
  expect(await MailModel.find({ to: ANNA }).lean()).toMatchObject([{ state: 'waiting' }])
  expect(await MailModel.countDocuments({ to: 'ben@example.org' })).toBe(1)
})
