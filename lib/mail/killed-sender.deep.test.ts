import { expect, test } from 'vitest'
import { queueMail } from '@/lib/mail/queue-mail'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestDatabase } from '@/testing/db'
import { startSmtpSink } from '@/testing/smtp-sink'
import { MailModel } from '@/models/mail'

withTestDatabase()

const KILLS = 40
const MAILS_EACH = 5
/** In this time a sender gets through all that waits; the moments of the kills spread over it. */
const SPAN_MS = 400
const senders = withChildProcesses('testing/mail-sender-process.ts')

test('a sender killed at any moment loses no mail, and duplicates have the same Message-ID', async () => {
  const sink = await startSmtpSink()
  const recipients: string[] = []
  for (let i = 0; i < KILLS; i++) {
    for (let n = 0; n < MAILS_EACH; n++) {
      const to = `a${i}-${n}@example.org`
      recipients.push(to)
      await queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })
    }
    const sender = await senders.start(sink.url)
    await new Promise((resolve) => setTimeout(resolve, (i * SPAN_MS) / KILLS))
    await senders.kill(sender)
  }
  const last = await senders.start(sink.url)
  await expect
    .poll(() => MailModel.countDocuments({ state: { $ne: 'sent' } }), { timeout: 60_000 })
    .toBe(0)
  await senders.kill(last)
  await sink.down()

  const ids = new Map<string, Set<string>>()
  for (const { to, messageId = '' } of sink.mails) {
    const address = to[0]?.address ?? ''
    ids.set(address, (ids.get(address) ?? new Set()).add(messageId))
  }
  expect([...ids.keys()].toSorted()).toEqual(recipients.toSorted())
  for (const [address, messageIds] of ids) expect(messageIds.size, address).toBe(1)
  expect(new Set([...ids.values()].flatMap((messageIds) => [...messageIds])).size).toBe(
    recipients.length,
  )
})
