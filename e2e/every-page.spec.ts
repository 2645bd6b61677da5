import { expect, OWNER, test } from './fixtures'
import { createMember } from './members'
import { visitPages } from './visit-pages'

const MINUTE_MS = 60_000

test(
  'every page fits a phone and is accessible in both schemes, for every role',
  { tag: ['@desktop', '@deep'] },
  async ({ browser, startSite, expectAccessible, expectError }) => {
    test.setTimeout(30 * MINUTE_MS)
    expectError(/status of 40[34]/)
    const site = await startSite({ env: { SAMPLE_CONTENT: 'on', TEST_CLOCK: '' } })
    await site.waitForOutput(/The sample content is complete/)

    for (const role of [undefined, 'user', 'chef', 'gallery_manager', 'admin']) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      if (role) {
        const member = role === 'admin' ? OWNER : await createMember(site, { role })
        const { username, password } = member
        const url = `${site.url}/api/signin`
        const answer = await page.request.post(url, { data: { username, password } })
        expect(answer.status()).toBe(200)
      }
      const count = await visitPages(page, site, async (address) =>
        test.step(`${role ?? 'visitor'} ${address}`, async () => {
          await expect(page.locator('h1')).toHaveCount(1)
          await expectAccessible(page)
          await page.setViewportSize({ width: 390, height: 844 })
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `width of ${address}`,
          ).toBe(390)
          await page.setViewportSize({ width: 1280, height: 800 })
        }),
      )
      expect(count).toBeGreaterThan(40)
      await context.close()
    }
  },
)
