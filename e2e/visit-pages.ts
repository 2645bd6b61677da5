import type { Page } from '@playwright/test'
import type { Site } from './site'

/** What no link leads to, and what links lead to for some roles alone. */
export const UNLINKED = [
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

/** One address of each kind is enough: ids, dates and names of recipes and members are alike. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const kind = pathname
    .replaceAll(/[\da-f]{24}|\d{4}-\d\d-\d\d/g, '*')
    .replace(/^\/(cookbook|user-stats\/user)\/.+/, '/$1/*')
  return `${kind}?${[...new Set(searchParams.keys())].toSorted().join()}`
}

/** Opens every page that links lead to from the home page, one of each kind. */
export async function visitPages(
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
