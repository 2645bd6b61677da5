import { expect, test } from '../fixtures'
import { databaseOf, processesOf } from '../processes'
import type { Site } from '../site'
import { type SmtpSink, startSmtpSink } from '../smtp-sink'

let sink: SmtpSink
test.beforeAll(async () => void (sink = await startSmtpSink()))
test.afterAll(() => sink.down())

const FROM = 'Pochade <post@pochade.example>'
const PASSWORD = 'a long enough passphrase'

/** Signs a new member up, which mails a code; resolves with the status. */
async function signUp(site: Site, username: string): Promise<number> {
  const email = `${username}@example.org`
  const answer = await fetch(`${site.url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, username, password: PASSWORD }),
  })
  return answer.status
}

const idsOf = (username: string) =>
  sink.mails
    .filter(({ to }) => to[0]?.address === `${username}@example.org`)
    .map(({ messageId }) => messageId)

test('each mail is sent by SMTP, though its server is down and the site is killed meanwhile', async ({
  launchSite,
  temporaryFolder,
}) => {
  test.setTimeout(120_000)
  const settings = {
    dataDir: temporaryFolder,
    env: { SMTP_URL: sink.url, MAIL_FROM: FROM, SITE_URL: 'https://pochade.example' },
  }
  const site = await launchSite(settings).ready()
  expect(await signUp(site, '4nn4')).toBe(201)
  const mail = await sink.waitForMail('4nn4@example.org', /verification code/)
  expect(mail.from).toEqual({ name: 'Pochade', address: 'post@pochade.example' })
  expect(mail.text).toMatch(/^ {4}\d{6}$/m)
  expect(mail.text).toContain('https://pochade.example')
  expect(mail.html).toContain(/\b\d{6}\b/.exec(mail.text ?? '')?.[0])

  // The server is down: sign-ups succeed at once.
  await sink.down()
  expect(await signUp(site, 'b3n')).toBe(201)
  expect(await signUp(site, 'cl4r4')).toBe(201)

  // The server accepts a mail, and the site is killed before the reply; its database ends with it.
  await sink.up()
  sink.fail('take_and_hang', 'd0r4@example.org')
  expect(await signUp(site, 'd0r4')).toBe(201)
  await sink.waitForMail('d0r4@example.org')
  expect(databaseOf(site)).toBeDefined()
  site.signal('SIGKILL')
  await site.ended
  await expect.poll(() => processesOf(site)).toEqual([])
  sink.fail(undefined)

  // The pause after the first failure is over when the site is started again.
  const next = launchSite(settings)
  next.setClock('2026-03-10T13:00:00.000Z')
  await next.ready()
  await expect.poll(() => idsOf('d0r4').length).toBe(2)
  expect(await signUp(next, '3mil')).toBe(201)
  for (const username of ['b3n', 'cl4r4', '3mil']) {
    await sink.waitForMail(`${username}@example.org`)
  }
  for (const username of ['4nn4', 'b3n', 'cl4r4', '3mil']) expect(idsOf(username)).toHaveLength(1)
  // A mail that was sent twice has one Message-ID.
  expect(new Set(idsOf('d0r4')).size).toBe(1)
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(5)
})

test('without a mail server no mail is sent or logged', async ({ site }) => {
  const before = sink.mails.length
  expect(await signUp(site, 'f4nny')).toBe(201)
  expect(site.output).not.toContain('f4nny@example.org')
  expect(sink.mails).toHaveLength(before)
})
