import { expect, test } from './fixtures'

test(
  '/api/docs is readable without scripts, by keyboard and in 320 px, and accessible',
  { tag: ['@desktop', '@deep'] },
  async ({ page, expectAccessible }) => {
    const response = await page.goto('/api/docs')
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle('API · Pochade')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
    const call = page.getByRole('group').filter({ hasText: 'POST /api/signin' }).first()
    await expect(page.getByText('from 1 to 254 characters').first()).toBeHidden()
    await call.getByText('POST /api/signin').click()
    await expect(call).toContainText('username in JSON: required, string, from 1 to 254 characters')
    await expect(call).toContainText('10 in 15 minutes')
    await expectAccessible()

    await call.getByRole('link', { name: 'Link to this call' }).press('Enter')
    await expect(page).toHaveURL(/#postSignin$/)
    await page.getByLabel('Find a call').fill('signin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=signin/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Public calls')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/api/docs')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

test(
  '/api/docs loads nothing from elsewhere and is complete without scripts',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(`${site.url}/api/docs`)
    const document = await (await page.request.get(`${site.url}/api/openapi.json`)).json()
    const calls = Object.values<object>(document.paths).flatMap((item) => Object.keys(item))
    await expect(page.locator('details')).toHaveCount(calls.length)
    expect([...hosts]).toEqual([new URL(site.url).host])
    await context.close()
  },
)
