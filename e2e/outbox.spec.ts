import { expect, OWNER, test } from './fixtures'
import { withSiteData } from './members'
import { startSmtpSink } from './smtp-sink'

const PASSWORD = 'a long enough passphrase'
let people = 0

async function signUp(url: string): Promise<string> {
  const username = `p3r${++people}-${process.pid}`
  const email = `${username}@example.org`
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, username, password: PASSWORD }),
  })
  expect(answer.status).toBe(201)
  return email
}

test(
  'an admin reads an unsent mail by keyboard (G-44)',
  { tag: '@desktop' },
  async ({ page, site, signIn, expectAccessible }) => {
    const email = await signUp(site.url)
    await signIn()
    const opened = await page.goto('/user-stats/outbox')
    expect(opened?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Your verification code for Pochade')
    await expect(row).toContainText('kept')
    const read = page.getByRole('button', {
      name: `read Your verification code for Pochade, to ${email}`,
    })
    await expect(read).toHaveAttribute('aria-expanded', 'false')
    await read.press('Enter')
    await expect(read).toHaveAttribute('aria-expanded', 'true')
    const text = page.getByRole('region', { name: 'Your verification code for Pochade' })
    await expect(text).toContainText(/^ {4}\d{6}$/m)
    // There is no mail server that it could be sent by.
    await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
    await expectAccessible()
    await read.press('Enter')
    await expect(text).toHaveCount(0)

    // On a phone the action stays in sight while the rest of the row is scrolled to.
    await page.setViewportSize({ width: 390, height: 844 })
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(read).toBeInViewport({ ratio: 1 })
  },
)

test('an admin sends a failed mail again', { tag: '@desktop' }, async ({ page, site, signIn }) => {
  const email = await signUp(site.url)
  const error = 'connect ECONNREFUSED 192.0.2.1:25'
  await withSiteData(site, async () => {
    const { MailModel } = await import('@/models/mail')
    await expect.poll(async () => (await MailModel.findOne({ to: email }))?.state).toBe('kept')
    await MailModel.updateOne({ to: email }, { $set: { state: 'failed', tries: 9, error } })
  })
  await signIn()
  await page.goto('/user-stats/outbox')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(error)
  await row.getByRole('button').click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('The mail is being sent.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('kept', { timeout: 1000 })
  }).toPass()
  await expect(row).not.toContainText(error)
})

test(
  'mail that was kept before there was a mail server is sent from the outbox (G-146)',
  { tag: '@desktop' },
  async ({ page, launchSite, temporaryFolder: dataDir, expectAccessible }) => {
    test.setTimeout(120_000)
    const before = await launchSite({ dataDir }).ready()
    const emails = [await signUp(before.url), await signUp(before.url), await signUp(before.url)]
    await before.stop()

    const sink = await startSmtpSink()
    const site = await launchSite({ dataDir, env: { SMTP_URL: sink.url } }).ready()
    expect(site.output).toContain('SITE_URL is not set, so links in mail lead to ')
    expect(site.output).toContain('MAIL_FROM is not set, so mail comes from no-reply@localhost')
    await page.request.post(`${site.url}/api/signin`, { data: OWNER })
    await page.goto(`${site.url}/user-stats/outbox`)
    const warnings = page.getByRole('list', { name: 'Warnings' })
    await expect(warnings).toContainText('“Public address” is not set')
    await expect(warnings).toContainText('“Sender” is not set')

    await page.getByLabel('Send a test mail to').fill('anna@example.org')
    await page.getByRole('button', { name: 'Send a test mail' }).press('Enter')
    await expect(page.getByRole('status').getByText(/^250 /)).toBeVisible()
    await sink.waitForMail('anna@example.org', /^Test mail from/)
    sink.fail('refuse_recipient', 'gone@example.org')
    await page.getByLabel('Send a test mail to').fill('gone@example.org')
    await page.getByRole('button', { name: 'Send a test mail' }).press('Enter')
    await expect(page.getByText(/550 No such user here/)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: emails[0] })
    await row.getByRole('button').click()
    await expect(page.getByRole('region', { name: /verification code/ })).toContainText(
      /^ {4}\d{6}$/m,
    )
    await page.getByRole('button', { name: 'Send now' }).click()
    await sink.waitForMail(emails[0] ?? '', /verification code/)
    await page.reload()
    await page.getByRole('button', { name: 'Send all kept mail (2)' }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'send', exact: true }).click()
    await expect(page.getByText('2 mails are being sent.')).toBeVisible()
    for (const email of emails.slice(1)) await sink.waitForMail(email, /verification code/)
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText('sent', { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('button', { name: /Send all/ })).toHaveCount(0)
    await row.getByRole('button').click()
    await expect(page.getByRole('region', { name: /verification code/ })).toContainText('••••••')
    expect(sink.mails, 'the test mail and those of the outbox').toHaveLength(4)
    await sink.down()
  },
)
