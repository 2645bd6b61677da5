import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const box = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' })
const identifier = (page: Page) => page.getByLabel('E-mail or username')
const submit = (page: Page) => page.getByRole('button', { name: 'Request Reset Link' })
const CHALLENGE = '**/api/captcha/challenge?*'

for (const withCrypto of [true, false]) {
  test(
    `the CAPTCHA solves itself ${withCrypto ? 'with' : 'without'} WebCrypto (G-43)`,
    { tag: '@desktop' },
    async ({ page, expectAccessible }) => {
      if (!withCrypto) {
        await page.addInitScript(() =>
          Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
        )
      }
      await page.goto('/forgot-pw')
      expect(await page.evaluate(() => crypto.subtle !== undefined)).toBe(withCrypto)
      await expect(box(page)).not.toBeChecked()
      await identifier(page).fill('anna@example.org')
      await expect(box(page)).toBeChecked()
      await expect(page.getByText('Checked', { exact: true })).toHaveRole('status')
      if (withCrypto) await expectAccessible()
      const answer = page.waitForResponse('**/api/reset-password/request')
      await identifier(page).press('Enter')
      expect((await answer).status()).toBe(200)
      const { 'g-recaptcha-response': first } = (await answer).request().postDataJSON()
      // A solution is valid once: the next one is made by itself, as soon as the form has its answer.
      await expect(page.getByText('It is valid for 30 minutes.')).toBeVisible()
      await expect(submit(page)).toBeEnabled()
      await expect(box(page)).toBeChecked()
      const again = page.waitForResponse('**/api/reset-password/request')
      await submit(page).click()
      expect((await again).status()).toBe(200)
      const { 'g-recaptcha-response': second } = (await again).request().postDataJSON()
      expect(second).not.toBe(first)
    },
  )
}

test(
  'the CAPTCHA works by keyboard and shows what is missing and what fails',
  { tag: '@desktop' },
  async ({ page, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    await page.route(CHALLENGE, (route) => route.abort())
    await page.goto('/forgot-pw')
    await identifier(page).fill('anna@example.org')
    await expect(page.getByText('The check failed. Please try again.')).toBeVisible()
    await submit(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please complete the CAPTCHA' }),
    ).toBeVisible()
    await expect(box(page)).toHaveAccessibleDescription('Please complete the CAPTCHA')
    await expect(identifier(page)).toHaveValue('anna@example.org')
    await expectAccessible()
    await page.unroute(CHALLENGE)
    await box(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    await box(page).focus()
    await page.keyboard.press('Space')
    await expect(box(page)).toBeChecked()
    await page.keyboard.press('Space')
    await expect(box(page)).toBeChecked()
  },
)

test(
  'an expired solution is refused, and the next one is made',
  { tag: '@desktop' },
  async ({ page, site, expectError }) => {
    expectError(/400/)
    await page.goto('/forgot-pw')
    await identifier(page).fill('anna@example.org')
    await expect(box(page)).toBeChecked()
    site.setClock('2026-03-10T12:11:00.000Z')
    await submit(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'CAPTCHA verification failed.' }),
    ).toBeVisible()
    await expect(box(page)).toBeChecked()
    const answer = page.waitForResponse('**/api/reset-password/request')
    await submit(page).click()
    expect((await answer).status()).toBe(200)
  },
)

test(
  'an open page renews its solution before it expires',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/forgot-pw')
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/captcha/challenge')) requested.push(request.url())
    })
    await identifier(page).focus()
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(box(page)).toBeChecked({ timeout: 200 })
    }).toPass()
    expect(requested).toHaveLength(1)
    await page.clock.runFor(9 * 60 * 1000)
    await expect.poll(() => requested.length).toBe(2)
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(box(page)).toBeChecked({ timeout: 200 })
    }).toPass()
  },
)
