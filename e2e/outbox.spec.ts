import { expect, test } from './fixtures'
import { withSiteData } from './members'

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

test('an admin reads an unsent mail by keyboard (G-44) @desktop', async ({
  page,
  site,
  signIn,
  expectAccessible,
}) => {
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
  // A kept mail is not sent later: its code will have expired.
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await expectAccessible()
  await read.press('Enter')
  await expect(text).toHaveCount(0)

  // On a phone the action stays in sight while the rest of the row is scrolled to.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(read).toBeInViewport({ ratio: 1 })
})

test('an admin sends a failed mail again @desktop', async ({ page, site, signIn }) => {
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
