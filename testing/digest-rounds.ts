import { expect } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import { startMailSender } from '@/lib/mail/sender'
import type { withChildProcesses } from '@/testing/child-processes'
import { createArtwork, createUser } from '@/testing/factories'
import { startSmtpSink } from '@/testing/smtp-sink'
import { DigestReaderModel } from '@/models/digest-reader'
import { MailModel } from '@/models/mail'

export async function paintDay(dateKey: string, title: string): Promise<void> {
  const { viewer } = await createUser()
  const palette = [
    { hex: '#2d8a78', share: 0.6 },
    { hex: '#d9b382', share: 0.4 },
  ]
  await createArtwork(viewer, {
    dateKey,
    title,
    palette,
    generationStatus: {
      status: 'completed',
      state: 'done',
      message: 'done',
      startedAt: new Date(`${dateKey}T09:00:00Z`),
      completedAt: new Date(`${dateKey}T09:01:00Z`),
    },
  })
  await invalidate([ART_TAG])
}

const WAIT = { timeout: 60_000 }

/** Two processes write at once, and one of them is killed amid the readers of each round. */
export async function checkDigestsOnce(
  processes: ReturnType<typeof withChildProcesses>,
  { rounds, readers }: { rounds: number; readers: number },
): Promise<void> {
  await paintDay('2026-03-04', 'Two Boats')
  const confirmedAt = new Date('2026-03-05T12:00:00Z')
  const emails: string[] = []
  const [last, first] = await Promise.all([processes.start(), processes.start()])
  for (let round = 0; round < rounds; round++) {
    const killed = round === 0 ? first : await processes.start()
    const added = Array.from({ length: readers }, (_, i) => `a${round}-${i}@example.org`)
    const before = emails.length
    emails.push(...added)
    await DigestReaderModel.insertMany(added.map((email) => ({ email, confirmedAt })))
    const some = before + Math.ceil((readers * (round + 1)) / (rounds + 1))
    await expect
      .poll(() => MailModel.countDocuments(), { ...WAIT, interval: 1 })
      .toBeGreaterThan(some)
    await processes.kill(killed)
  }
  await expect
    .poll(() => DigestReaderModel.countDocuments({ lastWeek: '2026-03-02' }), WAIT)
    .toBe(emails.length)
  await processes.kill(last)

  const sink = await startSmtpSink()
  const stop = startMailSender(createSmtpTransport({ url: sink.url, from: 'site@example.org' }))
  await expect
    .poll(() => MailModel.countDocuments({ state: 'waiting' }), { timeout: 400_000 })
    .toBe(0)
  await stop()
  await sink.down()
  const recipients = sink.mails.flatMap(({ to }) => to.map(({ address }) => address))
  expect(recipients.toSorted()).toEqual(emails.toSorted())
}
