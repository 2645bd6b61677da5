import type { Page } from '@playwright/test'
import { crawl } from './crawl'
import { expect, OWNER, test } from './fixtures'
import { UNLINKED, visitPages } from './visit-pages'
import { writeRecipe } from './write-recipe'

const SCRIPTS = '**/_next/static/**/*.js'
/** The limit counts brotli; a page has its own scripts inline. */
const MAX_BYTES = 6 * 1024

/** The bytes of the scripts that the page has loaded before it was complete. */
function bytesBeforeRest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const files = performance.getEntriesByType('resource')
    const isComplete = navigation instanceof PerformanceNavigationTiming
    const rest = isComplete ? navigation.loadEventStart : Infinity
    return files
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < rest)
      .reduce((sum, file) => sum + Reflect.get(file, 'encodedBodySize'), 0)
  })
}

test(
  'no page for visitors names a script that is loaded at once',
  { tag: '@desktop' },
  async ({ site }) => {
    const visited = await crawl(site, ['/', ...UNLINKED])
    const pages = visited.filter(
      ({ type, text }) => type === 'text/html' && text.includes('__next_f'),
    )
    expect(pages.length).toBeGreaterThan(20)
    for (const { path, text } of pages) {
      expect(text.match(/<script src="[^"]*"[^>]* async[^>]*>|as="script"/g), path).toBeNull()
      expect(text, path).toContain(' data-scripts="/_next/')
    }
  },
)

test(
  'no public page loads more than 6 kB of scripts before somebody turns to it, and all load the rest',
  { tag: ['@desktop', '@deep'] },
  async ({ page, startSite, expectError }) => {
    test.setTimeout(600_000)
    expectError(/status of 40[34]/)
    const site = await startSite({ env: { SAMPLE_CONTENT: 'on', TEST_CLOCK: '' } })
    await site.waitForOutput(/The sample content is complete/)
    const count = await visitPages(page, site, async (address) => {
      expect(await bytesBeforeRest(page), address).toBeLessThanOrEqual(MAX_BYTES)
      const scripts = page.locator('script[src*="/_next/"][async]')
      if ((await page.locator('script[data-scripts]').count()) === 0) throw new Error(address)
      await expect(scripts, address).not.toHaveCount(0)
    })
    expect(count).toBeGreaterThan(20)
  },
)

/** Whether React has an element. */
const isKnown = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Opens a page whose scripts do not come before `release`, which loads each once. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.length = 0
  })
  await page.route(SCRIPTS, async (route) => {
    requested.push(route.request().url())
    await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return async () => {
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    release()
    expect(new Set(requested).size).toBe(requested.length)
  }
}

test('a theme that is chosen before the scripts came is set by them', async ({ page }) => {
  const release = await openWithoutScripts(page, '/about')
  await page.getByRole('radio', { name: 'dark' }).check()
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked()
})

test('the chat opens by a press from before the scripts came, and an impatient second one leaves it open', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/about')
  const bubble = page.getByRole('button', { name: /^Chat with/ })
  await bubble.locator('svg').click()
  await expect(bubble).toHaveAttribute('aria-busy', 'true')
  await bubble.press('Enter')
  await release()
  await expect(page.getByRole('region', { name: /^Chat with/ })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('no press reaches React, which listens at the document, before the page is hydrated', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/about')
  const heading = page.getByRole('heading', { level: 1 })
  await page.evaluate(() => {
    const note = ({ type }: Event) => void (document.body.dataset.heard += ` ${type}`)
    for (const type of ['pointerdown', 'mousedown', 'click']) document.addEventListener(type, note)
    addEventListener('hydrated', note)
  })
  await heading.click()
  await page.getByRole('button', { name: /^Chat with/ }).hover()
  await release()
  const heard = () => page.evaluate(() => document.body.dataset.heard)
  await expect.poll(heard).toBe('undefined hydrated')
  await heading.click()
  await expect.poll(heard).toBe('undefined hydrated pointerdown mousedown click')
})

test('a carousel goes on by a press from before the scripts came', async ({ page, site }) => {
  await writeRecipe(site, { title: 'Plum Cake', pictures: 3 })
  const release = await openWithoutScripts(page, '/cookbook/plum-cake')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await release()
  await expect(page.getByRole('status').filter({ hasText: 'Picture' })).toHaveText('Picture 2 of 3')
})

test('what is typed and searched before the scripts came stays, and native searches do not wait', async ({
  page,
  site,
}) => {
  await writeRecipe(site, { title: 'Gooseberry Fool' })
  const release = await openWithoutScripts(page, '/search')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('gooseberry')
  await release()
  await expect.poll(() => field.evaluate(isKnown)).toBe(true)
  await expect(field).toHaveValue('gooseberry')
  const releaseAgain = await openWithoutScripts(page, '/search')
  await field.fill('gooseberry')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=gooseberry/)
  await expect(page.getByRole('main')).toContainText('Gooseberry Fool')
  await releaseAgain()
})

test('somebody logs in with what was typed and sent before the scripts came', async ({ page }) => {
  const release = await openWithoutScripts(page, '/login')
  await page.getByLabel('Username').fill(OWNER.username)
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await release()
  await expect(page.getByRole('button', { name: 'logout' })).toBeVisible()
})

test('a pointer over a control loads the scripts, one over a text does not', async ({ page }) => {
  const scripts = page.locator('script[src*="/_next/"][async]')
  // The page is never complete, so that the browser does not come to rest.
  await page.route('**/favicon*', () => {})
  await page.route(/\.(avif|webp|png|jpe?g)$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(scripts).toHaveCount(0)
  await page.getByRole('button', { name: /^Chat with/ }).hover()
  await expect(scripts).not.toHaveCount(0)
})

test(
  'a page whose browser never rests has its scripts all the same',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto('/about', { waitUntil: 'commit' })
    const bubble = page.getByRole('button', { name: /^Chat with/ })
    await expect.poll(() => bubble.evaluate(isKnown)).toBe(true)
  },
)
