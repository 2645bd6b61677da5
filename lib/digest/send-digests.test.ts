import { beforeEach, expect, test } from 'vitest'
import { POST as UNSUBSCRIBE } from '@/app/api/mail/unsubscribe/route'
import { artDayOf } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
import { mondayOf } from '@/lib/format'
import { sendDigests } from '@/lib/digest/send-digests'
import { createPage, updatePage } from '@/lib/own-pages/admin/pages'
import { previewDigest, readDigest } from '@/lib/site/digest'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { checkDigestsOnce, paintDay } from '@/testing/digest-rounds'
import { withEnv } from '@/testing/env'
import { createAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { DigestReaderModel } from '@/models/digest-reader'
import { MailModel } from '@/models/mail'

const ENV = {
  WEEKLY_DIGEST: 'on',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'no@example.org',
} as const
const NOW = '2026-03-10T12:00:00Z'
withEnv(ENV)
const setClock = withTestClock(NOW)
withTestDatabase()
const processes = withChildProcesses('testing/digest-process.ts', { ...ENV, TEST_CLOCK: NOW })
beforeEach(() => setClock(NOW))

const { signal } = new AbortController()
const send = () => sendDigests(readDigest, artDayOf(now()), signal)
const addReader = (email: string, confirmedAt: string | null = '2026-03-05T12:00:00Z') =>
  DigestReaderModel.create({ email, confirmedAt })
const digests = () => MailModel.find({ kind: 'weekly digest' }).lean()

test('a week begins on Monday', () => {
  const days = ['2026-03-08T23:59:59Z', '2026-03-09T00:00:00Z', '2026-03-15T12:00:00Z']
  expect(days.map(mondayOf)).toEqual(['2026-03-02', '2026-03-09', '2026-03-09'])
})

test('it waits until the last art day of the week has ended, as its emojis are still guessed', async () => {
  await paintDay('2026-03-08', 'Two Boats')
  await addReader('anna@example.org', '2026-02-01T12:00:00Z')
  await DigestReaderModel.updateMany({}, { lastWeek: '2026-02-23' })
  setClock('2026-03-09T04:49:00Z')
  await send()
  expect(await digests()).toEqual([])
  setClock('2026-03-09T04:51:00Z')
  await send()
  expect(await digests()).toHaveLength(1)
})

test('it has the colours of the last whole week, the notes and what is new', async () => {
  await paintDay('2026-03-01', 'Before')
  await paintDay('2026-03-08', 'Two Boats')
  await paintDay('2026-03-09', 'After')
  setClock('2026-03-08T20:00:00Z')
  const { viewer: admin } = await createAdmin()
  const { _id } = await createPage(admin, { day: '2026-03-08' })
  await updatePage(admin, _id, { text: 'The sea was loud.' })
  setClock(NOW)
  await addReader('anna@example.org')
  await send()
  const [mail] = await digests()
  expect(mail).toMatchObject({
    to: 'anna@example.org',
    subject: 'Pochade: the week of 2 March 2026',
  })
  expect(mail?.text).toContain('Two Boats\n#2d8a78 #d9b382\n')
  expect(mail?.text).toContain('Note of 8 March 2026\nThe sea was loud.\n')
  expect(mail?.text).not.toMatch(/Before|After/)
  expect(mail?.html).toContain('background:#2d8a78')
  expect(await previewDigest(admin)).toMatchObject({
    readers: 1,
    text: expect.stringContaining('After') as string,
  })
})

test('nothing is sent where nothing happened, or to whom has not confirmed in time', async () => {
  await addReader('anna@example.org')
  await send()
  expect(await digests()).toEqual([])
  await paintDay('2026-03-04', 'Two Boats')
  await addReader('ben@example.org', null)
  await addReader('cleo@example.org', '2026-03-09T00:00:00Z')
  await send()
  await send()
  expect((await digests()).map(({ to }) => to)).toEqual(['anna@example.org'])
  setClock('2026-03-17T12:00:00Z')
  await send()
  expect(await digests()).toHaveLength(1)
})

test('one click ends it, also for a digest that waits (RFC 8058)', async () => {
  await paintDay('2026-03-04', 'Two Boats')
  await addReader('anna@example.org')
  await send()
  const [mail] = await digests()
  const { search } = new URL(mail?.unsubscribeUrl ?? '')
  const answer = await callRoute(UNSUBSCRIBE, `/api/mail/unsubscribe${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await digests()).toEqual([])
  await send()
  expect([await digests(), await DigestReaderModel.countDocuments()]).toEqual([[], 0])
})

test('each reader gets one mail of two processes, of which one is killed', async () => {
  await checkDigestsOnce(processes, { rounds: 1, readers: 30 })
}, 60_000)
