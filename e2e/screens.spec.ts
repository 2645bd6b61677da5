import type { Page } from '@playwright/test'
import { expect, OWNER, test } from './fixtures'

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
  { path: '/no/such/page', title: 'Not Found', heading: 'PAGE NOT FOUND. 404', status: 404 },
  {
    path: '/user-stats',
    title: 'Forbidden · Pochade',
    heading: 'Admin access required.',
    status: 403,
  },
]

/** By the header's menu, as a person goes there. */
async function openArtOfTheDay(page: Page): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('button', { name: 'art' }).click()
  await pages.getByRole('link', { name: 'art of the day' }).click()
}

for (const { path, title, heading, status = 200 } of SCREENS) {
  test(`${path} has its title, one heading, its landmarks and no barrier, and fits 320 px`, async ({
    page,
    expectAccessible,
    expectError,
  }) => {
    if (status !== 200) expectError(/Failed to load resource/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('the skip link is the first focus and leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a visitor may log in, a member may log out, and the rank line tells them apart @desktop', async ({
  page,
  signIn,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'login' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('button', { name: 'logout' })).toHaveCount(0)
  await expect(page.getByText('rank')).toContainText('rank')
  await expect(page.getByText('visitor', { exact: true })).toBeVisible()
  await signIn()
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'login' })).toHaveCount(0)
  await expect(header.getByRole('button', { name: 'logout' })).toBeVisible()
  await expect(page.getByText('admin', { exact: true })).toBeVisible()
})

test('the header marks the page one is on @desktop', async ({ page }) => {
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

test('the log-in page has no navigation and keeps the footer (S1 §2)', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('link', { name: 'back' }).click()
  await expect(page).toHaveURL('/')
})

test('a guarded page offers the log-in to visitors alone (G-8) @desktop', async ({
  page,
  signIn,
  createMember,
  expectError,
}) => {
  expectError(/Failed to load resource.*403/)
  await page.goto('/user-stats')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible()
  await signIn(await createMember())
  await page.goto('/user-stats')
  await expect(main).toContainText('Admin access required.')
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

test('screens are readable without scripts @desktop', async ({ browser, site }) => {
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

test('a chosen theme is there before the page is drawn, and auto gives it back @desktop', async ({
  page,
  expectError,
}) => {
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
})

test('the theme is chosen with the arrow keys @desktop', async ({ page }) => {
  await page.goto('/')
  const theme = page.getByRole('group', { name: 'Theme' })
  await theme.getByRole('radio', { name: 'auto' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(theme.getByRole('radio', { name: 'light' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('logging out ends the session, forgets the user and says goodbye (S1 §4) @desktop', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/art-of-the-day')
  await page.evaluate(() => localStorage.setItem('user', '{"username":"owner"}'))
  await page.getByRole('button', { name: 'logout' }).click()
  await expect(page.getByRole('status').getByText('Hope to see you again soon!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect((await page.request.get('/api/art-of-the-day/info')).status()).toBe(401)
})

test('a user who is stored from an ended session is forgotten, the cookie decides (G-4) @desktop', async ({
  page,
  signIn,
}) => {
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
})

test('who logs out in one tab is logged out in the others @desktop', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'logout' })).toBeVisible()
  await page.getByRole('button', { name: 'logout' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
  await expect(other.getByText('visitor', { exact: true })).toBeVisible()
})

test('after logging out, going back shows nothing of the member @desktop', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  await openArtOfTheDay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Art of the Day')
  await page.getByRole('button', { name: 'logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'login' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/art-of-the-day')
  await expect(page.getByRole('main')).toContainText('The picture is for members.')
  await expect(page.getByRole('button', { name: 'logout' })).toHaveCount(0)
})

test('a page whose scripts do not arrive says so, and Retry loads it anew @desktop', async ({
  page,
  signIn,
  expectError,
  expectAccessible,
}) => {
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
})

test('a log-out that does not reach the server says so and leaves one logged in @desktop', async ({
  page,
  signIn,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  await signIn()
  await page.goto('/')
  await page.route('**/api/signout', (route) => route.abort())
  await page.getByRole('button', { name: 'logout' }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByRole('alert')).toHaveText('Failed to connect to the server.')
  await expect(page.getByRole('button', { name: 'logout' })).toBeVisible()
})

test('a notice can be closed', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await page.getByRole('button', { name: 'logout' }).click()
  const notice = page.getByText('Hope to see you again soon!')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await expect(notice).toHaveCount(0)
})

test.describe('log-in', () => {
  test('the username follows its rule as one types, the caret stays (S1 §5) @desktop', async ({
    page,
  }) => {
    await page.goto('/login')
    const username = page.getByLabel('Username')
    await username.pressSequentially('Rose Madder')
    await expect(username).toHaveValue('r05em4dder')
    await username.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await page.keyboard.type('A')
    await expect(username).toHaveValue('r045em4dder')
    expect(await username.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  })

  test('the password can be shown and hidden @desktop', async ({ page }) => {
    await page.goto('/login')
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
  })

  test('success greets, keeps the user without the token and leads back (S1 §4, G-4) @desktop', async ({
    page,
  }) => {
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
  })

  test("a refusal shows the server's words, and nothing typed is lost @desktop", async ({
    page,
    expectError,
    expectAccessible,
  }) => {
    expectError(/Failed to load resource.*401/)
    await page.goto('/login')
    await page.getByLabel('Username').fill('owner')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Invalid username or password.',
    )
    await expect(page.getByLabel('Username')).toHaveValue('owner')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
    await expectAccessible()
  })

  test('while the answer is awaited the button is busy and takes no second press @desktop', async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/)
    let calls = 0
    let fail = () => {}
    await page.route('**/api/signin', (route) => {
      calls += 1
      fail = () => void route.abort()
    })
    await page.goto('/login')
    await page.getByLabel('Username').fill('owner')
    await page.getByLabel('Password', { exact: true }).fill('a password')
    const button = page.getByRole('button', { name: 'Log in' })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await button.click({ force: true })
    await page.keyboard.press('Enter')
    expect(calls).toBe(1)
    fail()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Failed to connect to the server.',
    )
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a password')
  })

  test("an answer without a token shows Can't render token (G-38) @desktop", async ({ page }) => {
    await page.route('**/api/signin', (route) => route.fulfill({ status: 200, body: '' }))
    await page.goto('/login')
    await page.getByLabel('Username').fill('owner')
    await page.getByLabel('Password', { exact: true }).fill('a password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText("Can't render token")
    await expect(page).toHaveURL('/login')
  })

  test('whoever is signed in is led on, never to another site (S1 §2) @desktop', async ({
    page,
    signIn,
  }) => {
    await signIn()
    for (const [next, location] of [
      ['', '/'],
      ['?next=%2Fart-of-the-day', '/art-of-the-day'],
      ['?next=https%3A%2F%2Fevil.example', '/'],
      ['?next=%2F%2Fevil.example', '/'],
      ['?next=%2F.%2F%2Fevil.example', '/'],
    ]) {
      const response = await page.request.get(`/login${next}`, { maxRedirects: 0 })
      expect(response.status(), next).toBe(307)
      expect(response.headers().location, next).toBe(location)
    }
  })
})
