import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

test.use({ showsBadges: true })

const POP_UP = 'dialog:has-text("Points")'

const nameIn = (dialog: Locator) => dialog.getByRole('heading').innerText()

async function addEmoji(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const response = await fetch('/api/edit/add-emoji', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ emoji: '🌊' }),
    })
    return response.status
  })
  expect(answer).toBe(200)
}

test('what a member does earns badges, which pop up one at a time and are collected by keyboard (G-93)', async ({
  page,
  createMember,
  signIn,
  expectAccessible,
}) => {
  await signIn(await createMember())
  await page.goto('/about')
  await addEmoji(page)
  await page.reload()
  const dialog = page.locator(POP_UP)
  const collect = dialog.getByRole('button', { name: 'Collect', exact: true })
  await expect(collect).toBeFocused()
  await expect(dialog).toContainText(/\+\d+ Points/)
  await expect(dialog.getByRole('button', { name: /^Collect all \d$/ })).toBeVisible()
  await expectAccessible()
  const first = await nameIn(dialog)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading')).not.toHaveText(first)
  await expect(collect).toBeFocused()
  // What is closed waits for the next visit, and on the page of badges.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goto('/badges')
  await expect(page.getByText(/^1 badge, \d+ Points$/)).toBeVisible()

  const earned = page.getByRole('list', { name: 'Your badges' })
  const waiting = earned.getByRole('button').filter({ hasText: 'not collected' })
  const left = await waiting.count()
  await waiting.first().press('Enter')
  const details = page.getByRole('dialog')
  await expect(details.getByRole('heading')).toBeVisible()
  await expect(details).not.toContainText('Points')
  await details.getByRole('button', { name: 'Collect' }).press('Enter')
  await expect(details).toHaveCount(0)
  await expect(waiting).toHaveCount(left - 1)
})

test(
  'all badges that wait are collected at once, and profile and home count them (G-33, G-133)',
  { tag: '@desktop' },
  async ({ page, createMember, signIn }) => {
    await signIn(await createMember())
    // It pops up not over the form of a forgotten password, but on the next page.
    await page.goto('/forgot-pw')
    await addEmoji(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
    const dialog = page.locator(POP_UP)
    await expect(dialog).toHaveCount(0)
    await page.goto('/profile')
    const all = dialog.getByRole('button', { name: /^Collect all/ })
    const number = Number((await all.innerText()).replace(/\D/g, ''))
    await all.press('Enter')
    await expect(dialog).toHaveCount(0)
    const section = page.getByRole('region', { name: 'Your Badges' })
    await expect(section).toContainText(`${number} badges`)
    await expect(section.getByRole('listitem')).toHaveCount(number)
    await page.goto('/')
    await expect(page.getByRole('group', { name: 'Your account' })).toContainText(
      `${number} badges`,
    )
    const status = await page.request.get('/api/stats/status')
    expect(await status.json()).toMatchObject({ badges: number, emojiSet: true })
  },
)

test(
  'the badges page is for members, and tells how far they are (G-9, G-92)',
  { tag: '@desktop' },
  async ({ page, createMember, signIn, expectAccessible }) => {
    await page.goto('/badges')
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await signIn(await createMember())
    await page.goto('/badges', { waitUntil: 'networkidle' })
    await expect(page.getByText('You have no badges yet.')).toBeVisible()
    await expectAccessible()
    const open = page.getByRole('list', { name: 'Badges still to earn' })
    const streak = open.getByRole('button').filter({ hasText: 'Four in a row' })
    await expect(streak).toContainText('0 of 4')
    await streak.press('Enter')
    const details = page.getByRole('dialog', { name: 'Four in a row' })
    await expect(details).toContainText(/nobody holds it yet|held by/)
    await page.mouse.click(5, 5)
    await expect(details).toHaveCount(0)
  },
)
