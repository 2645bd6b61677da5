import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'
import { MAX_SCRIPT_BYTES, watchScripts } from './script-bytes'

const SCREENS = [
  {
    path: '/',
    title: 'Pochade',
    heading: 'One small picture a day, painted before the light goes.',
  },
  { path: '/login', title: 'Log in · Pochade', heading: 'Log in' },
  { path: '/register', title: 'Pochade Sign Up', heading: 'Pochade Sign Up' },
  { path: '/forgot-pw', title: 'Reset Password · Pochade', heading: 'Reset Password' },
  { path: '/reset-pw?resetCode=x', title: 'New Password · Pochade', heading: 'New Password' },
  { path: '/art-of-the-day', title: 'Art of the Day · Pochade', heading: 'Art of the Day' },
  { path: '/art', title: 'Gallery · Pochade', heading: 'gallery (login to see more)' },
  { path: '/chat', title: 'Chat · Pochade', heading: 'Easel, the studio bot' },
  { path: '/marketplace', title: 'Store · Pochade', heading: 'store' },
  { path: '/coffee-rate', title: 'Coffee Ratings · Pochade', heading: 'Coffee Ratings' },
  {
    path: '/orders/confirm?token=x',
    title: 'Confirm Pre-order · Pochade',
    heading: 'Confirm Pre-order',
  },
  { path: '/email/unsubscribe?token=x', title: 'Unsubscribe · Pochade', heading: 'Unsubscribe' },
  { path: '/no/such/page', title: 'Not Found', heading: 'PAGE NOT FOUND. 404', status: 404 },
  {
    path: '/art-of-the-day/2020-01-01',
    title: 'Not Found',
    heading: 'PAGE NOT FOUND. 404',
    status: 404,
  },
  {
    path: '/user-stats',
    title: 'Forbidden · Pochade',
    heading: 'Admin access required.',
    status: 403,
  },
]

/** Opens the page by the header's menu. */
async function openArtOfTheDay(page: Page): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: 'art' }).click()
  await pages.getByRole('link', { name: 'art of the day' }).click()
}

for (const { path, title, heading, status = 200 } of SCREENS) {
  test(
    `${path} has title, heading and landmarks, is accessible, fits 320 px and loads few scripts`,
    { tag: '@desktop' },
    async ({ page, expectAccessible, expectError }) => {
      if (status !== 200) expectError(/Failed to load resource/)
      const bytesOf = watchScripts(page)
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(status)
      const bytes = await bytesOf()
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1)
      }
      await expectAccessible()
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )
}

test(
  'a missing page has its title and text without scripts (G-108)',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    for (const path of [
      '/no/such/page',
      '/_next/no-such-page',
      '/_not-found',
      '/_global-error',
      '/art/000000000000000000000000',
      '/art-of-the-day/2020-01-01',
      '/art-of-the-day/x',
      '/art-of-the-day/2026-03-10/x',
      '/art-of-the-day/archive?year=1999',
      '/art-of-the-day/archive?year=1&year=2',
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page).toHaveTitle('Not Found')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND. 404')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    await context.close()
  },
)

test(
  'a page is sent without the screens that it does not show',
  { tag: '@desktop' },
  async ({ request }) => {
    const text = (await (await request.get('/about')).text()).replaceAll('\\', '')
    // Once as HTML and once as data.
    expect(text.match(/Skip to content/g)).toHaveLength(2)
    expect(text).not.toMatch(/could not be (found|accessed)|not authorized/)
  },
)

test(
  'a page that arrives slowly is not drawn before its footer',
  { tag: '@desktop' },
  async ({ browser, site, serve }) => {
    const pause = 500
    const slow = await serve(async (request, response) => {
      const answer = await fetch(`${site.url}${request.url}`)
      const body = Buffer.from(await answer.arrayBuffer())
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      const half = body.indexOf('</nav>')
      if (half < 0) return response.end(body)
      response.write(body.subarray(0, half))
      setTimeout(() => response.end(body.subarray(half)), pause)
    })
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(slow)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const drawn = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation')
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return paint && paint.startTime - (navigation as PerformanceNavigationTiming).responseStart
      })
    await expect.poll(drawn).toBeGreaterThanOrEqual(pause - 1)
    await context.close()
  },
)

test(
  'the skip link takes the first focus and leads past the header',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test('the header marks the current page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/art-of-the-day')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const art = pages.getByRole('button', { name: 'art' })
  await expect(art).toHaveAttribute('aria-current', 'true')
  await art.click()
  await expect(pages.getByRole('link', { name: 'art of the day' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.keyboard.press('Escape')
  await pages.getByRole('link', { name: 'home' }).click()
  await expect(page).toHaveURL('/')
  await expect(pages.getByRole('link', { name: 'home' })).toHaveAttribute('aria-current', 'page')
})

test(
  'the log-in page has no navigation and keeps the footer (G-20)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'back' }).click()
    await expect(page).toHaveURL('/')
  },
)

test('screens are readable without scripts', { tag: '@desktop' }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  for (const { path, heading } of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.goto('/login')
  await page.getByLabel('Username').fill('owner')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('owner')
  await context.close()
})

test(
  'a chosen theme is set before the page is drawn, by mouse or arrow keys, and auto unsets it',
  { tag: '@desktop' },
  async ({ page, expectError }) => {
    expectError(/Failed to load resource/)
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const theme = page.getByRole('group', { name: 'Theme' })
    await expect(theme.getByRole('radio', { name: 'auto' })).toBeChecked()
    expect(await paper()).toBe('rgb(244, 244, 241)')
    await theme.getByRole('radio', { name: 'dark' }).check()
    expect(await paper()).toBe('rgb(19, 20, 20)')
    await page.emulateMedia({ colorScheme: 'light', media: 'print' })
    expect(await paper(), 'in print').toBe('rgb(244, 244, 241)')
    await page.emulateMedia({ colorScheme: 'light', media: null })

    // The scripts that draw the page never come: only what stands in its head has run.
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto('/art-of-the-day', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(paper).toBe('rgb(19, 20, 20)')
    await page.unroute('**/_next/static/**/*.js')

    await page.goto('/')
    await expect(theme.getByRole('radio', { name: 'dark' })).toBeChecked()
    await theme.getByRole('radio', { name: 'auto' }).check()
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(await paper()).toBe('rgb(244, 244, 241)')

    await theme.getByRole('radio', { name: 'auto' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(theme.getByRole('radio', { name: 'light' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  },
)

test(
  'logging out ends the session in every tab, says goodbye and leaves nothing behind',
  { tag: '@desktop' },
  async ({ page, context, signIn }) => {
    await signIn()
    await page.goto('/')
    await openArtOfTheDay(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Art of the Day')
    await page.evaluate(() => localStorage.setItem('user', '{"username":"owner"}'))
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'logout' })).toBeVisible()
    await expect(other.getByRole('banner').getByRole('link', { name: 'login' })).toHaveCount(0)
    await expect(other.getByRole('main').getByText('admin', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'logout' }).click()
    const goodbye = page.getByRole('status').getByText('Hope to see you again soon!')
    await expect(goodbye).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    expect((await page.request.get('/api/art-of-the-day/info')).status()).toBe(401)
    await expect(other.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
    await expect(other.getByText('visitor', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Close this notice' }).click()
    await expect(goodbye).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/art-of-the-day')
    await expect(page.getByRole('main')).toContainText(
      'Its program paints one picture a day from emojis.',
    )
    await expect(page.getByRole('button', { name: 'logout' })).toHaveCount(0)
  },
)

test(
  'a stored user of an ended session is removed: the cookie decides (G-4)',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('user'))
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('user', '{"username":"gone"}'))
    await page.goto('/art-of-the-day')
    await expect.poll(stored).toBeNull()
    await page.evaluate(() => localStorage.setItem('user', '{"username":"gone"}'))
    await signIn()
    await page.goto('/')
    await expect
      .poll(async () => JSON.parse((await stored()) ?? '{}'))
      .toMatchObject({
        username: OWNER.username,
        role: 'admin',
      })
  },
)

test(
  'a page whose scripts fail to load says so, and Retry loads it again',
  { tag: '@desktop' },
  async ({ page, signIn, expectError, expectAccessible }) => {
    expectError(/./)
    await signIn()
    await page.goto('/')
    const scripts = '**/_next/static/**/*.js'
    await page.route(scripts, (route) => route.abort())
    await openArtOfTheDay(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred.')
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible()
    await page.unroute(scripts)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Art of the Day')
  },
)

test(
  'a log-out that fails says so and keeps the session',
  { tag: '@desktop' },
  async ({ page, signIn, expectError }) => {
    expectError(/Failed to load resource/)
    await signIn()
    await page.goto('/')
    await page.route('**/api/signout', (route) => route.abort())
    await page.getByRole('button', { name: 'logout' }).click()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByRole('alert')).toHaveText('Failed to connect to the server.')
    await expect(page.getByRole('button', { name: 'logout' })).toBeVisible()
  },
)

test.describe('log-in', () => {
  test(
    'the username follows its rule while typing, the password can be shown, one press is one call',
    { tag: '@desktop' },
    async ({ page, expectError }) => {
      expectError(/Failed to load resource/)
      await page.goto('/login')
      const username = page.getByLabel('Username')
      await username.pressSequentially('Rose Madder')
      await expect(username).toHaveValue('r05em4dder')
      await username.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
      await page.keyboard.type('A')
      await expect(username).toHaveValue('r045em4dder')
      expect(await username.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)

      const password = page.getByLabel('Password', { exact: true })
      await password.fill('open sesame')
      const toggle = page.getByRole('button', { name: 'Show password' })
      await expect(password).toHaveAttribute('type', 'password')
      await toggle.click()
      await expect(password).toHaveAttribute('type', 'text')
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await expect(password).toHaveValue('open sesame')
      await toggle.click()
      await expect(password).toHaveAttribute('type', 'password')

      let calls = 0
      let fail = () => {}
      await page.route('**/api/signin', (route) => {
        calls += 1
        fail = () => void route.abort()
      })
      const button = page.getByRole('button', { name: 'Log in' })
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await button.click({ force: true })
      await page.keyboard.press('Enter')
      expect(calls).toBe(1)
      fail()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toHaveText('Failed to connect to the server.')
      await expect(button).not.toHaveAttribute('aria-busy')
      await expect(password).toHaveValue('open sesame')

      // A success without a token (G-38).
      await page.unroute('**/api/signin')
      await page.route('**/api/signin', (route) => route.fulfill({ status: 200, body: '' }))
      await button.click()
      await expect(alert).toHaveText("Can't render token")
      await expect(page).toHaveURL('/login')
    },
  )

  test(
    'success greets, stores the user without the token and leads back (G-4)',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/login?next=%2Fart-of-the-day')
      await page.getByLabel('Username').fill(OWNER.username)
      await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('status').getByText('Welcome back owner!')).toBeVisible()
      await expect(page).toHaveURL('/art-of-the-day')
      await expect(page.getByRole('button', { name: 'logout' })).toBeVisible()
      const stored = await page.evaluate(() => ({ ...localStorage }))
      expect(JSON.parse(stored.user ?? '')).toEqual({
        _id: expect.any(String),
        username: 'owner',
        email: 'owner@localhost',
        role: 'admin',
      })
      const session = (await page.context().cookies()).find(({ httpOnly }) => httpOnly)
      expect(session?.value).toMatch(/^ey/)
      expect(JSON.stringify(stored)).not.toContain(session?.value)
    },
  )
})
