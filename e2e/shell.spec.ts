import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'

const CONTACTS = {
  SITE_URL: 'https://sketches.example.org',
  OWNER_NAME: 'Anna',
  CONTACT_EMAIL: 'hello@example.org',
  SOCIAL_URL_1: 'https://social.example.org/@anna',
  SOCIAL_URL_2: 'https://www.example.com/anna',
  CODE_HOST_URL: 'https://code.example.org/anna',
}

test('the header offers sign-up and log-in to visitors, profile and logout to members (G-20)', async ({
  page,
  signIn,
  createMember,
}) => {
  const account = page.getByRole('navigation', { name: 'Account' })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await page.goto('/about')
  await expect(pages.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/')
  await expect(account.getByRole('link', { name: 'signup' })).toHaveAttribute('href', '/register')
  await expect(account.getByRole('link', { name: 'login' })).toHaveAttribute('href', '/login')
  await expect(account.getByRole('button')).toHaveCount(0)
  for (const path of ['/login', '/register', '/signup']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  }
  // Only the pages that ask for a username leave it out (G-20).
  for (const path of ['/forgot-pw', '/reset-pw']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(2)
  }
  await signIn(await createMember())
  await page.goto('/about')
  await expect(account.getByRole('link', { name: 'profile' })).toHaveAttribute('href', '/profile')
  await expect(account.getByRole('button', { name: 'logout' })).toBeVisible()
  await expect(account.getByRole('link')).toHaveCount(1)
})

test('the art menu works by keyboard and closes after a navigation', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'art' })
  const entry = page.getByRole('link', { name: 'art of the day', exact: true })
  await expect(entry).toBeHidden()
  await opener.press('Enter')
  await expect(entry).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/art-of-the-day')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Art of the Day')
  await expect(entry).toBeHidden()
})

test(
  'a lost connection and its return are announced',
  { tag: '@desktop' },
  async ({ page, context, expectAccessible }) => {
    // The connection is cut once no request is running.
    const counted = page.waitForResponse('**/api/page-view')
    await page.goto('/about')
    await counted
    const notice = page.getByRole('contentinfo').getByRole('status')
    await expect(notice).toHaveText('')
    await context.setOffline(true)
    await expect(notice).toHaveText('You are offline. What you see may be out of date.')
    await expect(notice).toBeInViewport()
    await expectAccessible()
    await context.setOffline(false)
    await expect(notice).toHaveText('You are online again.')
    expect((await notice.boundingBox())?.width).toBe(1)
  },
)

test(
  'the footer leads to about, contact, privacy and accessibility, and marks the current one (G-144, G-147)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const [label, heading] of [
      ['store', 'store'],
      ['search', 'search'],
      ['about', 'About'],
      ['contact', 'Contact'],
      ['privacy', 'Privacy Policy'],
      ['accessibility', 'Accessibility'],
    ] as const) {
      await footer.getByRole('link', { name: label }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
    await expect(footer.getByRole('link')).toHaveCount(6)
  },
)

test(
  'names and links come from the environment, HSTS from an https address, the date from the clock (G-19, G-109)',
  { tag: '@desktop' },
  async ({ page, startSite, expectAccessible }) => {
    test.slow()
    const site = await startSite({ env: { ...CONTACTS, SERVICE_WORKER: 'off' } })
    const opened = await page.goto(`${site.url}/contact`)
    expect(opened?.headers()['strict-transport-security']).toBe('max-age=31536000')
    const main = page.getByRole('main')
    for (const [name, href] of [
      ['Social profile', CONTACTS.SOCIAL_URL_1],
      ['Code', CONTACTS.CODE_HOST_URL],
      ['E-mail', 'mailto:hello@example.org'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expectAccessible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'contact' })).toHaveAttribute('href', '/contact')
    await expect(footer.getByRole('link', { name: 'social.example.org' })).toHaveAttribute(
      'href',
      CONTACTS.SOCIAL_URL_1,
    )
    await expect(footer.getByRole('link', { name: 'example.com' })).toHaveAttribute(
      'href',
      CONTACTS.SOCIAL_URL_2,
    )
    await page.goto(`${site.url}/about`)
    await expect(main).toContainText('Pochade is the personal website of Anna.')
    await expectAccessible()

    await page.goto(`${site.url}/privacy`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Information We Collect',
      'How We Use Your Information',
      'Cookies',
      'Data Security',
      'Changes to This Privacy Policy',
      'Contact Us',
    ])
    await expect(main).toContainText('Last updated: 10 March 2026')
    await expect(main.getByRole('link', { name: 'hello@example.org' })).toBeVisible()
    await expect(main).toContainText('__Secure-next-auth.session-token')
    await expect(main).toContainText('No AI provider is used')
    await expectAccessible()
    site.setClock('2027-01-01T00:00:00Z')
    await page.reload()
    await expect(main).toContainText('Last updated: 1 January 2027')

    // No page asks for the worker, and one that is left removes itself.
    expect(await page.content()).not.toContain('/sw.js')
    const worker = await (await page.request.get(`${site.url}/sw.js`)).text()
    expect(worker).toContain('registration.unregister()')

    const robots = await (await page.request.get(`${site.url}/robots.txt`)).text()
    expect(robots).toContain('Disallow: /user-stats')
    expect(robots).toContain('Sitemap: https://sketches.example.org/sitemap.xml')
    const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toContain('https://sketches.example.org/about')
    for (const url of listed) {
      const { pathname, origin } = new URL(url ?? '')
      expect(origin).toBe(CONTACTS.SITE_URL)
      const answer = await page.request.get(site.url + pathname)
      expect(answer.status(), pathname).toBe(200)
      const html = await answer.text()
      const address = origin + (pathname === '/' ? '' : pathname)
      expect(html, pathname).toContain(`<link rel="canonical" href="${address}"/>`)
      for (const tag of ['og:title', 'og:url', 'og:image', 'og:image:alt', 'twitter:card']) {
        expect(html, `${tag} of ${pathname}`).toMatch(new RegExp(`<meta (property|name)="${tag}"`))
      }
    }
    const picture = await page.request.get(`${site.url}/api/share/page/home`)
    expect(picture.headers()['content-type']).toBe('image/png')
  },
)

test(
  'the privacy policy names every cookie that is set, and visitors get none',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/')
    await page.goto('/privacy')
    expect(await context.cookies()).toEqual([])
    const text = await page.getByRole('main').innerText()
    await page.goto('/login')
    await page.getByLabel('Username').fill(OWNER.username)
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('button', { name: 'logout' })).toBeVisible()
    await page.request.get('/api/auth/csrf')
    await page.request.get('/api/auth/session')
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(4)
    for (const name of names) expect(text).toContain(name)
  },
)

test(
  'the contact page redirects admins to their users (G-103)',
  { tag: '@desktop' },
  async ({ request, createMember }) => {
    const admin = await createMember({ role: 'user,admin' })
    const member = await createMember()
    const open = (headers = {}) => request.get('/contact', { headers, maxRedirects: 0 })
    const led = await open(admin.headers)
    expect([led.status(), led.headers().location]).toEqual([307, '/user-stats'])
    expect((await open(member.headers)).status()).toBe(200)
    expect((await open()).status()).toBe(200)
  },
)

test(
  'the log-in of a guarded page leads back to it (G-8)',
  { tag: '@desktop' },
  async ({ page, expectError }) => {
    expectError(/Failed to load resource.*403/)
    await page.goto('/user-stats/audit')
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login?next=%2Fuser-stats%2Faudit')
    await page.getByLabel('Username').fill(OWNER.username)
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/user-stats/audit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit')
  },
)

test(
  'notices are shown at the top right for 5 s, those of a password reset for 3 s (G-15)',
  { tag: '@desktop' },
  async ({ page, signIn, createMember }) => {
    await page.clock.install()
    await page.goto('/forgot-pw')
    await page.getByLabel('E-mail or username').fill('n0b0dy')
    await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 60_000 })
    await holdClock(page)
    await page.getByRole('button', { name: 'Request Reset Link' }).click()
    await expectNotice(page, /^If there is such an account/, 3000)

    await page.clock.resume()
    await signIn(await createMember())
    await page.goto('/about')
    const logout = page.getByRole('button', { name: 'logout' })
    await expect(logout).toBeEnabled()
    await holdClock(page)
    // The keyboard is used, as a pointer over a notice keeps it.
    await logout.press('Enter')
    await expectNotice(page, 'Hope to see you again soon!', 5000)
  },
)

async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}

/** Expects a notice at the top right that disappears after `ms`. */
async function expectNotice(page: Page, text: string | RegExp, ms: number): Promise<void> {
  const notice = page.getByRole('region', { name: 'Notices' }).getByText(text)
  await expect(notice).toBeVisible()
  const place = await page.getByRole('region', { name: 'Notices' }).boundingBox()
  const right = await page.evaluate(() => document.documentElement.clientWidth)
  expect([place?.y, right - (place?.x ?? 0) - (place?.width ?? 0)]).toEqual([32, 32])
  await page.clock.runFor(ms - 1)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1)
  await expect(notice).toBeHidden()
}
