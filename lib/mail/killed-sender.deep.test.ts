import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import mongoose from 'mongoose'
import { afterAll, expect, test } from 'vitest'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestDatabase } from '@/lib/testing/db'
import { startSmtpSink } from '@/lib/testing/smtp-sink'
import { MailModel } from '@/models/mail'

withTestDatabase()

const KILLS = 40
const MAILS_EACH = 5
/** In this time a sender gets through all that waits; the moments of the kills spread over it. */
const SPAN_MS = 400
const root = path.resolve(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()
afterAll(() => running.forEach((child) => child.kill('SIGKILL')))

async function startSender(smtpUrl: string): Promise<ChildProcess> {
  const { host, port, name } = mongoose.connection
  const server = (process.env.TEST_MONGODB_URI ?? `mongodb://${host}:${port}`).replace(/\/$/, '')
  const file = 'lib/testing/mail-sender-process.ts'
  const child = spawn(process.execPath, ['--import', 'tsx', file, smtpUrl], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MONGODB_URI: `${server}/${name}` },
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

test('a sender that is killed at any moment loses no mail, and what comes twice can be told', async () => {
  const sink = await startSmtpSink()
  const recipients: string[] = []
  for (let i = 0; i < KILLS; i++) {
    for (let n = 0; n < MAILS_EACH; n++) {
      const to = `a${i}-${n}@example.org`
      recipients.push(to)
      await queueMail({ kind: 'verify', to, username: 'anna', code: '204816' })
    }
    const sender = await startSender(sink.url)
    await new Promise((resolve) => setTimeout(resolve, (i * SPAN_MS) / KILLS))
    await kill(sender)
  }
  const last = await startSender(sink.url)
  await expect
    .poll(() => MailModel.countDocuments({ state: { $ne: 'sent' } }), { timeout: 60_000 })
    .toBe(0)
  await kill(last)
  await sink.down()

  const ids = new Map<string, Set<string>>()
  for (const { to, messageId = '' } of sink.mails) {
    const address = to[0]?.address ?? ''
    ids.set(address, (ids.get(address) ?? new Set()).add(messageId))
  }
  expect([...ids.keys()].toSorted()).toEqual(recipients.toSorted())
  for (const [address, own] of ids) expect(own.size, address).toBe(1)
  expect(new Set([...ids.values()].flatMap((own) => [...own])).size).toBe(recipients.length)
})
