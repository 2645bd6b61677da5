import { expect, type Page } from '@playwright/test'

/** Public, small, and asked for by no page. */
const PROBE = '/robots.txt'
const INTERCEPTED = 204

/**
 * Makes `route` wait until requests of a page that is open already are intercepted: Chromium tells
 * the page a moment later, and what is sent until then reaches the site.
 */
export function waitForRoutes(page: Page): void {
  const route = page.route.bind(page) as Page['route']
  const andWait: Page['route'] = async (...given) => {
    const routed = await route(...given)
    if (page.url() === 'about:blank') return routed
    const pattern = `**${PROBE}`
    await route(pattern, (probed) => probed.fulfill({ status: INTERCEPTED }))
    await expect.poll(() => probe(page), { message: 'intercepted' }).toBe(INTERCEPTED)
    await page.unroute(pattern)
    return routed
  }
  page.route = andWait
}

function probe(page: Page): Promise<number> {
  const ask = (path: string) => fetch(path, { cache: 'no-store' }).then(({ status }) => status)
  // Requests of a document that comes meanwhile are intercepted from its first one.
  return page.evaluate(ask, PROBE).catch(() => INTERCEPTED)
}
