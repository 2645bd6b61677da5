import { hostname } from 'node:os'
import { beforeEach, expect, test } from 'vitest'
import { realNow } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { outboxOnly } from '@/lib/integrations/mail/choose-transport'
import { getMail, listOutbox } from '@/lib/mail/outbox'
import { queueMail } from '@/lib/mail/queue-mail'
import { sendDueMail } from '@/lib/mail/sender'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'
import { MailModel } from '@/models/mail'
import { SiteProcessModel } from '@/models/site-process'

withTestDatabase()

const never = new AbortController().signal

beforeEach(() =>
  queueMail({ kind: 'verify', to: 'anna@example.org', username: 'anna', code: '204816' }),
)

async function addProcess(fields: { sendsMail: boolean; seenMinutesAgo: number; ended?: boolean }) {
  const time = realNow().getTime()
  await SiteProcessModel.create({
    _id: `${hostname()}|4194304|x|y`,
    host: hostname(),
    pid: 4194304,
    startedAt: new Date(time - DAY_MS),
    seenAt: new Date(time - fields.seenMinutesAgo * MINUTE_MS),
    endedAt: fields.ended ? realNow() : null,
    sendsMail: fields.sendsMail,
    settings: [],
    purgeAt: new Date(time + DAY_MS),
  })
}

async function stateAfterPass(): Promise<string | undefined> {
  await sendDueMail(outboxOnly, never)
  return (await MailModel.findOne().lean())?.state
}

test('a process without a mail server leaves the queue to one that has a server (G-146)', async () => {
  await addProcess({ sendsMail: true, seenMinutesAgo: 1.9 })
  expect(await stateAfterPass()).toBe('waiting')
  expect(await MailModel.findOne().lean()).toMatchObject({ tries: 0, lease: null })
})

test('a process that has just ended may be starting again, so the queue is left to it', async () => {
  await addProcess({ sendsMail: true, seenMinutesAgo: 1, ended: true })
  expect(await stateAfterPass()).toBe('waiting')
})

test.each([
  ['has no mail server either', { sendsMail: false, seenMinutesAgo: 0 }],
  ['was not seen for two minutes', { sendsMail: true, seenMinutesAgo: 2.1 }],
])('where the other process %s, mail is kept', async (_, other) => {
  await addProcess(other)
  expect(await stateAfterPass()).toBe('kept')
})

test('in a process without a mail server kept mail can be sent by the other one', async () => {
  const { viewer } = await createAdmin()
  await sendDueMail(outboxOnly, never)
  const { mails } = await listOutbox(viewer, { limit: 1 })
  expect(mails[0]).toMatchObject({ state: 'kept', canBeSent: false })
  await addProcess({ sendsMail: true, seenMinutesAgo: 0 })
  expect(await getMail(viewer, mails[0]?.id ?? '')).toMatchObject({ canBeSent: true })
  expect(await listOutbox(viewer, { limit: 1 })).toMatchObject({ sendable: 1 })
})
