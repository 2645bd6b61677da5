import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'
import { createMember } from './members'
import type { Site } from './site'

/** What no link leads to, and what links lead to for some roles alone. */
const UNLINKED = [
  '/signup',
  '/profile',
  '/party',
  '/unsubscribe',
  '/qrnotes',
  '/today-card',
  '/forgot-pw',
  '/reset-pw?resetCode=x',
  '/orders/confirm?token=x',
  '/email/unsubscribe?token=x',
  '/user-stats',
  '/art-of-the-day/admin',
  '/icons-admin',
  '/badges-admin',
  '/art/add',
  '/art/add/many',
  '/art/arrange',
  '/forbidden',
  '/no/such/page',
]
const MINUTE_MS = 60_000

/** One address of each kind is enough: ids, dates and names of recipes and members are alike. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const kind = pathname
    .replaceAll(/[\da-f]{24}|\d{4}-\d\d-\d\d/g, '*')
    .replace(/^\/(cookbook|user-stats\/user)\/.+/, '/$1/*')
  return `${kind}?${[...new Set(searchParams.keys())].toSorted().join()}`
}

/** Opens every page that links lead to from the home page, one of each kind. */
async function visitPages(
  page: Page,
  { url }: Site,
  look: (address: string) => Promise<void>,
): Promise<number> {
  const waiting = ['/', ...UNLINKED]
  const seen = new Set<string>()
  let count = 0
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(kindOf(address))) continue
    seen.add(kindOf(address))
    await page.goto(url + address)
    const opened = page.url().slice(url.length)
    if (kindOf(opened) !== kindOf(address)) {
      waiting.push(opened)
      continue
    }
    await look(address)
    count++
    const links = page.locator('a[href]:not([download])')
    const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    const isPage = (href: string) =>
      href.startsWith(`${url}/`) && !/\/api\/(?!docs)|\/feeds?\/|\.[a-z]{3,4}$/.test(href)
    waiting.push(...hrefs.filter(isPage).map((href) => href.slice(url.length)))
  }
  return count
}

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
