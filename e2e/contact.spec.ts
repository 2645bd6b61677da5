import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { expect, test } from './fixtures'
import { withSiteContent, withSiteData } from './members'
import { openAdmin } from './open-admin'

let made = 0
const unique = () => `${process.pid}${++made}`

test('without scripts the contact form says that it cannot be sent (G-144)', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByText(/^Sending needs JavaScript/)).toBeVisible()
})

test('a visitor writes to the owner, who finds the message in waiting and finishes it (G-144)', async ({
  page,
  site,
  browser,
  expectAccessible,
  expectError,
}) => {
  expectError(/status of (400|429)/)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'contact' }).click()
  const form = page.getByRole('form', { name: 'Write to the owner' })
  await form.getByLabel('Name').focus()
  await expect(form.getByText('Checked', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email.')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Please write a message.')
  const address = `maria${unique()}@example.org`
  await form.getByLabel('Name').fill('Maria')
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Message').fill('Is there a print of Monday?')
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue('Is there a print of Monday?')
  await form.getByLabel('Email').focus()
  await expect(form.getByText('Checked', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { error: 'Too many.' } }),
  )
  await form.getByRole('button', { name: 'Send message' }).press('Enter')
  await expect(form.getByRole('alert')).toContainText('Too many.')
  await expect(form.getByLabel('Message')).toHaveValue('Is there a print of Monday?')
  await page.unroute('**/api/contact')
  await expect(form.getByText('Checked', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Send message' }).press('Enter')
  const status = page.getByRole('status').filter({ hasText: 'Your message was sent.' })
  await expect(status).toBeFocused()

  const owner = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openAdmin(owner, site, '/user-stats/waiting', 'Waiting')
  const row = owner.getByRole('listitem').filter({ hasText: address })
  await expect(row).toContainText('Is there a print of Monday?')
  await expect(row.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  )
  await expectAccessible(owner)
  await row.getByRole('button', { name: /^Done/ }).press('Enter')
  await expect(row).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await owner.goto('/contact')
  await expect(owner).toHaveURL('/user-stats')
})

test('without a mail server a member asks the owner, who verifies by one button (G-145)', async ({
  page,
  site,
  browser,
  createMember,
  signIn,
  expectAccessible,
}) => {
  const username = `m4ri4${unique()}`
  const member = await createMember({ username, emailVerified: false })
  await signIn(member)
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('This site cannot send mail: the owner')
  await page.getByRole('button', { name: 'Verify email' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Verify your email' })
  await dialog.getByRole('button', { name: 'Ask the owner' }).press('Enter')
  await expect(
    page.getByText(
      'Verification email sent. Please check your inbox. This site cannot send mail: the owner sees your request',
    ),
  ).not.toHaveCount(0)
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await expectAccessible()

  const owner = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openAdmin(owner, site, '/user-stats/waiting', 'Waiting')
  const row = owner.getByRole('listitem').filter({ hasText: `${username}@example.org` })
  await expect(row.getByRole('heading')).toHaveText(`wants to be verified: ${username}@example.org`)
  await expect(row.getByRole('button')).toHaveText(['Confirm', 'Refuse'])
  await row.getByRole('button', { name: /^Confirm/ }).press('Enter')
  await expect(owner.getByText('The address is confirmed.')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('not verified')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Verify email' })).toHaveCount(0)
})

test('a lost password leads to the contact form where no mail can be sent (G-145)', async ({
  page,
}) => {
  await page.goto('/forgot-pw')
  await expect(page.getByText('This site cannot send mail:')).toBeVisible()
  await page.getByRole('link', { name: 'write to the owner' }).click()
  await expect(page.getByRole('form', { name: 'Write to the owner' })).toBeVisible()
})

test('a visitor reports a make; the owner removes it with reasons, which its author reads (G-148)', async ({
  page,
  site,
  browser,
  createMember,
  signIn,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  // The pictures of the make are not stored.
  expectError(/status of 404/)
  const author = await createMember()
  const title = `Lemon Potatoes ${unique()}`
  const path = recipePath(slugOf(title))
  await withSiteContent(site, async () => {
    const { Types } = await import('mongoose')
    const { createRecipeDocument } = await import('@/testing/recipes')
    const { createMakeDocument } = await import('@/testing/makes')
    const { recipeContent } = await import('@/lib/cookbook/content')
    const { _id: recipeId } = await createRecipeDocument({ title })
    const userId = new Types.ObjectId(author.id)
    await createMakeDocument({ recipeId, userId, comment: 'A photo of somebody.' })
    await recipeContent.touch({ _id: recipeId }, { $set: { time: '1 h' } })
  })

  await page.goto(path)
  const makes = page.getByRole('region', { name: 'Makes' })
  const report = makes.getByRole('button', { name: `report the make by ${author.username}` })
  await report.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Report the make by ${author.username}` })
  await expect(dialog.getByLabel('What is wrong with it?')).toBeFocused()
  await dialog.getByRole('button', { name: 'Report' }).press('Enter')
  await expect(dialog.getByText('Please say what is wrong with it.').first()).toBeVisible()
  await dialog.getByLabel('What is wrong with it?').fill('It shows me, and nobody asked.')
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/This site cannot send mail/)
  await dialog.getByLabel('Email').fill('eve@example.org')
  await expect(dialog.getByText('Checked', { exact: true })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Report' }).press('Enter')
  await expect(page.getByText('Your report was sent.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(report).toBeFocused()

  const owner = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openAdmin(owner, site, '/user-stats/waiting', 'Waiting')
  const row = owner.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('It shows me, and nobody asked.')
  await expect(row).toContainText('a visitor, eve@example.org')
  await row.getByRole('button', { name: /^Remove/ }).press('Enter')
  const decision = owner.getByRole('dialog', { name: /^Remove: .*\?$/ })
  await expect(decision.getByText('waits in the outbox. The author reads them.')).toBeVisible()
  await decision.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(decision.getByText('Please give your reasons.').first()).toBeVisible()
  await decision.getByLabel('Reasons').fill('The person on it did not agree.')
  await expectAccessible(owner)
  await decision.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(owner.getByText('It is removed.')).toBeVisible()
  await expect(row).toHaveCount(0)

  await signIn(author)
  await page.goto('/profile')
  const notices = page.getByRole('region', { name: 'Reports' })
  await expect(notices).toContainText(`Removed after a report: make of "${title}"`)
  await expect(notices).toContainText('The person on it did not agree.')
  await expectAccessible()
  await page.goto(path)
  await expect(makes).toContainText('No makes yet.')
})

test(
  'what is set as the legal card is seen in imprint, privacy, store and accessibility (G-147)',
  { tag: '@desktop' },
  async ({ page, startSite, expectAccessible, expectError }) => {
    test.slow()
    // The pictures of the item are not stored.
    expectError(/status of 404/)
    const site = await startSite({
      env: {
        LEGAL_NAME: 'Anna Quay',
        LEGAL_ADDRESS: '1 Quay Street\n8000 Harbour',
        LEGAL_VAT: 'charged',
        LEGAL_DELIVERY: 'Delivery €5 within a week.',
        LEGAL_BARRIER_CONTACT: 'barriers@example.org',
      },
    })
    await withSiteData(site, async () => {
      const { createStoreItem } = await import('@/testing/store-items')
      await createStoreItem({ makerName: 'Print House', warnings: 'Not for small children.' })
    })
    await page.goto(`${site.url}/contact`)
    await expect(page.getByRole('region', { name: 'Imprint' })).toContainText('1 Quay Street')
    await page.goto(`${site.url}/privacy`)
    await expect(page.getByRole('region', { name: 'Contact Us' })).toContainText('Anna Quay')
    await page.goto(`${site.url}/marketplace`)
    const item = page.getByRole('article')
    await expect(item).toContainText('incl. VAT')
    await expect(item).toContainText('Delivery €5 within a week.')
    await expect(item).toContainText('Print House')
    await expect(item).toContainText('Not for small children.')
    await page.getByRole('contentinfo').getByRole('link', { name: 'accessibility' }).click()
    await expect(page.getByRole('main')).toContainText('barriers@example.org')
    await expectAccessible()
  },
)
