import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip } from '@/testing/unzip'
import { expect, test } from './fixtures'
import { type Member, withSiteData } from './members'
import type { Site } from './site'

test.setTimeout(60_000)
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** More than 15 minutes after the password was last confirmed. */
const LATER = '2026-03-10T12:16:00.000Z'
const EIGHT_DAYS_ON = '2026-03-18T12:20:00.000Z'

async function mailsTo(site: Site, address: string): Promise<string[]> {
  return withSiteData(site, async () => {
    const { stored } = await import('@/testing/stored')
    const mails = await (await stored('mails')).find({ to: address }).toArray()
    return mails.map((mail) => String(mail.subject))
  })
}

async function confirmPassword(page: Page, { password }: Member): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    'Please confirm your current password.',
  )
  await dialog.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test(
  'the profile redirects a visitor to the log-in (G-9)',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const response = await request.get('/profile', { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    expect(response.headers().location).toBe('/login')
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
  },
)

test(
  'a member edits the account, confirms the password once and renames once',
  { tag: '@desktop' },
  async ({ page, site, createMember, signIn, expectAccessible, expectError }) => {
    expectError(/status of (400|403|409)/)
    const username = `umber${test.info().project.name.length}`
    const member = await createMember({ username, userEmoji: '🌊' })
    const taken = await createMember()
    await signIn(member)
    await page.goto('/profile')
    await expect(page).toHaveTitle('Your Profile · Pochade')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')
    const box = section(page, 'Account')
    await expect(box).toContainText(`🌊.${username}`)
    await expect(box).toContainText(/Tue, 10 Mar 2026 12:00:\d\d GMT/)
    await expect(box).toContainText(
      "Note that you can only change your username once. Don't overdo it.",
    )
    await expect(section(page, 'AOTD Preferences')).toHaveCount(0)
    await expect(section(page, 'Your Badges')).toBeVisible()
    await expectAccessible()

    await box.getByRole('button', { name: 'Edit' }).focus()
    await page.keyboard.press('Enter')
    await expect(box.getByLabel('Username')).toBeFocused()
    await expectAccessible()

    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.accept()
    })
    await box.getByLabel('Email').fill(taken.username)
    await box.getByLabel('Password', { exact: true }).fill('a new password')
    await box.getByLabel('Confirm password').fill('another one')
    await box.getByRole('button', { name: 'Submit' }).click()
    expect(dialogs).toEqual(['Passwords do not match.'])

    // The server's refusal is shown beside its field, and the input stays.
    await box.getByLabel('Confirm password').fill('a new password')
    await box.getByRole('button', { name: 'Submit' }).click()
    await expect(notice(page, 'Please enter a valid email.')).toBeVisible()
    await expect(box.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email.')
    await expect(box.getByLabel('Email')).toBeFocused()
    await expect(box.getByLabel('Password', { exact: true })).toHaveValue('a new password')

    site.setClock(LATER)
    const address = `${username}@example.com`
    await box.getByLabel('Username').pressSequentially('a')
    await box.getByLabel('Username').fill('Lapis Lazuli')
    const renamed = await box.getByLabel('Username').inputValue()
    expect(renamed).toBe('l4pi5l4zuli')
    await box.getByLabel('Username').fill(`${renamed}${test.info().project.name.length}`)
    const newName = await box.getByLabel('Username').inputValue()
    await box.getByLabel('Email').fill(address)
    await box.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible()
    await expectAccessible()
    await confirmPassword(page, member)
    await expect(notice(page, 'credentials changed!')).toBeVisible()
    await expect(box).toContainText(`🌊.${newName}`)
    await expect(box).toContainText(`${address} not verified`)
    await expect(box.getByRole('button', { name: 'Verify email' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain(`${newName}`)
    const mails = await mailsTo(site, `${username}@example.org`)
    expect(mails.sort()).toEqual([
      'Your e-mail address on Pochade was changed',
      'Your password on Pochade was changed',
      'Your username on Pochade was changed',
    ])
    expect(await mailsTo(site, address)).toHaveLength(1)

    await box.getByRole('button', { name: 'Edit' }).click()
    await expect(box.getByLabel('Username')).toHaveAttribute('readonly')
    await box.getByRole('button', { name: 'Submit' }).click()
    await expect(notice(page, 'Nothing to change.')).toBeVisible()
    await box.getByRole('button', { name: 'Cancel' }).click()
    await expect(box.getByRole('button', { name: 'Edit' })).toBeFocused()
  },
)

test(
  'emoji and preferences are set on the profile',
  { tag: '@desktop' },
  async ({ page, createMember, signIn, expectAccessible, expectError }) => {
    expectError(/status of (409|500)|Failed to load/)
    const member = await createMember()
    await signIn(member)
    await page.goto('/profile?p=1')
    const box = section(page, 'Account')
    await box.getByRole('button', { name: 'Add Emoji' }).click()
    const field = box.getByLabel('Emoji')
    await expect(field).toBeFocused()
    await expect(box.getByRole('button', { name: 'Submit' })).toBeDisabled()
    for (const text of ['a', 'ab', '1']) {
      await field.fill(text)
      await expect(field).toHaveAccessibleDescription('Input must be a single emoji.')
      await expect(box.getByRole('button', { name: 'Submit' })).toBeDisabled()
    }
    // It is refused whole: cut, it would be another emoji.
    await field.fill('')
    await page.keyboard.insertText('👩‍🍳')
    await expect(field).toHaveAccessibleDescription('Input must be a single emoji.')
    await expectAccessible()
    await field.fill('🌊')
    await page.route('**/api/edit/add-emoji', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Failed to submit emoji. Please try again.')).toBeVisible()
    await expect(field).toHaveValue('🌊')
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Emoji submitted successfully! 🌊')).toBeVisible()
    await expect(box).toContainText(`🌊.${member.username}`)
    await expect(box.getByRole('button', { name: 'Add Emoji' })).toHaveCount(0)

    const preferences = section(page, 'AOTD Preferences')
    await expect(preferences).toContainText(
      'Here you can change your preferences for the Art of the Day.',
    )
    const uses = preferences.getByRole('checkbox', { name: 'Use my emoji in the picture' })
    await expect(uses).not.toBeChecked()
    await uses.check()
    await expect(notice(page, 'Emoji preference updated to enabled')).toBeVisible()
    const model = preferences.getByLabel('Image model')
    await expect(model).toHaveValue('dall-e-2')
    await model.selectOption('claude')
    await expect(notice(page, 'Model preference updated to claude')).toBeVisible()
    await page.route('**/api/edit/preferences', (route) => route.abort(), { times: 1 })
    await uses.click()
    await expect(notice(page, 'Failed to update emoji preference')).toBeVisible()
    await expect(uses).toBeChecked()
    await page.reload()
    await expect(uses).toBeChecked()
    await expect(model).toHaveValue('claude')
  },
)

test(
  'a second browser is reported by mail, listed and signed out',
  { tag: '@desktop' },
  async ({ page, site, browser, createMember, signIn }) => {
    const member = await createMember()
    const address = `${member.username}@example.org`
    await signIn(member)
    // The same browser again sends no mail.
    await signIn(member)
    const other = await browser.newContext({ baseURL: site.url, userAgent: 'none of the known' })
    const { username, password } = member
    const signedIn = await other.request.post('/api/signin', { data: { username, password } })
    expect(signedIn.status()).toBe(200)
    await expect.poll(() => mailsTo(site, address)).toEqual(['New sign-in on Pochade'])

    await page.goto('/profile')
    const sessions = section(page, 'Sessions')
    // One of the factory, one of this browser, whose second one replaced the first, one of the other.
    await expect(sessions.getByRole('listitem')).toHaveCount(3)
    await expect(sessions.getByRole('listitem').filter({ hasText: 'this browser' })).toHaveCount(1)
    await sessions
      .getByRole('button', { name: /^Sign out Unknown/ })
      .first()
      .click()
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    expect((await other.request.get('/api/edit/sessions')).status()).toBe(401)
    await other.close()

    await sessions.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
  },
)

test(
  'a form whose session has ended keeps its text, and sends it after a log-in in another tab',
  { tag: '@desktop' },
  async ({ page, context, createMember, signIn, expectAccessible, expectError }) => {
    expectError(/status of 401/)
    const member = await createMember()
    await signIn(member)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit' }).click()
    const email = page.getByLabel('Email')
    await email.fill('kept@example.org')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Submit' }).click()
    const link = page.getByRole('link', { name: 'Log in in a new tab' })
    await expect(link).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
    await expectAccessible()

    const opened = context.waitForEvent('page')
    await link.click()
    const tab = await opened
    await tab.getByLabel('Username').fill(member.username)
    await tab.getByLabel('Password', { exact: true }).fill(member.password)
    await tab.getByRole('button', { name: 'Log in' }).click()
    await expect(tab).toHaveURL('/profile')
    await tab.close()

    await expect(page.getByText('You are logged in again.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'logout' })).toBeVisible()
    await expect(email).toHaveValue('kept@example.org')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('credentials changed!')).toBeVisible()
    await expect(page.getByText('kept@example.org')).toBeVisible()
  },
)

test(
  'a member downloads the data and deletes the account, which can be kept for seven days',
  { tag: '@desktop' },
  async ({ page, site, createMember, signIn, expectAccessible, expectError }) => {
    expectError(/status of 403/)
    const member = await createMember()
    await signIn(member)
    await page.goto('/profile')
    site.setClock(LATER)
    const data = section(page, 'Your data')
    const downloading = page.waitForEvent('download')
    await data.getByRole('button', { name: 'Download your data' }).click()
    await confirmPassword(page, member)
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${member.username}.zip`)
    const zip = unzip(await readFile(await download.path()))
    expect(String(zip.get('account.json'))).toContain(`${member.username}@example.org`)

    const ask = data.getByRole('button', { name: 'Delete account' })
    await ask.click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(ask).toBeFocused()
    await ask.click()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(notice(page, 'Your account will be deleted on 17 Mar 2026.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)

    await ask.click()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
    await expectAccessible()
    expect(await mailsTo(site, `${member.username}@example.org`)).toEqual(
      expect.arrayContaining([
        'Your data on Pochade was downloaded',
        'Your account on Pochade will be deleted',
      ]),
    )
    site.setClock(EIGHT_DAYS_ON)
    await withSiteData(site, async () => {
      const { runDueDeletions } = await import('@/lib/site/deletions')
      await runDueDeletions(new AbortController().signal)
    })
    await expect(async () => {
      await page.goto('/profile')
      expect(new URL(page.url()).pathname).toBe('/login')
    }).toPass()
    const { username, password } = member
    const refused = await page.request.post('/api/signin', { data: { username, password } })
    expect(refused.status()).toBe(401)
    expect(await mailsTo(site, `${username}@example.org`)).toContain(
      'Your account on Pochade is deleted',
    )
  },
)
