import { expect, test } from './fixtures'

const words = 'How do I sign up'

test(
  'the key / opens the search from anywhere but a field, until it is switched off',
  { tag: '@desktop' },
  async ({ page, expectAccessible }) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Username' }).press('/')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await expect(page).toHaveURL(/\/search$/)
    const field = page.getByRole('searchbox', { name: 'Search' })
    await expect(field).toBeFocused()

    await field.fill(words)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=How\+do\+I\+sign\+up$/)
    const result = page.getByRole('link', { name: 'How do I sign up?' })
    await expect(result).toHaveAttribute('href', '/register')
    await expect(result.locator('mark').first()).toHaveText('sign')
    await expectAccessible()

    await page.getByRole('checkbox', { name: 'The key / opens this page' }).uncheck()
    await page.goto('/about')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await expect(page).toHaveURL(/\/about$/)
  },
)

test(
  'without scripts the form, filters and results work',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'Search' }).fill('account in 2026')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main')).toContainText(
      'Nothing is “in 2026”. Results without that:',
    )
    await expect(page.getByRole('link', { name: 'How do I delete my account?' })).toBeVisible()
    await context.close()
  },
)
