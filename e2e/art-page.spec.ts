import type { Page, Route } from '@playwright/test'
import { ART_INFO } from '@/testing/art-info'
import { watchShifts } from './watch-shifts'
import { expect, OWNER, test as base } from './fixtures'
import { withSiteData } from './members'
import type { Site } from './site'

type Answers = {
  today?: object
  status?: object
  info?: { status?: number; json: object }
}

const FOR_VISITORS =
  'This is one person’s own site. Its program paints one picture a day from emojis. Sign up to see the pictures, and to choose the next emojis when you are the first of a day.'
const COMPLETED = { generationStatus: 'completed', message: 'The art of the day is ready.' }
const NOT_STARTED = { generationStatus: 'not_started', message: '' }
const BUSY = { generationStatus: 'busy', message: 'The art of the day is being painted...' }

/** A small picture of ART_INFO's ratio. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAMAAACDKl70AAAAA1BMVEUtingIXWGmAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgQAEAAA8AAa1dsIkAAAAASUVORK5CYII=',
  'base64',
)

/** Each test has its own art day, without art. */
let nextDay = Date.parse('2026-06-01T12:00:00Z')
function moveToNewDay(site: Site): string {
  const instant = new Date((nextDay += 24 * 60 * 60 * 1000)).toISOString()
  site.setClock(instant)
  return instant.slice(0, 10)
}

/** Answers the page's calls in place of the server, and counts them. */
async function answer(page: Page, answers: Answers) {
  const calls = { today: 0, status: 0, info: 0 }
  const base = '**/api/art-of-the-day'
  await page.route(`${base}/today`, (route) => {
    calls.today += 1
    return route.fulfill({ json: answers.today ?? BUSY })
  })
  await page.route(`${base}/status?*`, (route) => {
    calls.status += 1
    return route.fulfill({ json: answers.status ?? BUSY })
  })
  await page.route(`${base}/info`, (route) => {
    calls.info += 1
    return route.fulfill(answers.info ?? { json: ART_INFO })
  })
  await page.route(`${base}/today-image`, (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/png' }),
  )
  return calls
}

/** `runFor` alone moves the time of the page from here on. */
async function stopClock(page: Page, instant = '2026-06-01T12:00:00Z'): Promise<void> {
  await page.clock.install({ time: instant })
  await page.clock.pauseAt(Date.parse(instant) + 1000)
}

/** Lets the page process an answer; far shorter than its own waits. */
async function takesIn(page: Page, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    await look()
  }).toPass()
}

const SOON = { timeout: 500 }
/** A painting may take this long on a busy machine. */
const PAINTED = { timeout: 60_000 }

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

const test = base.extend<{
  /** Opens the page on a new day, for a member, with these answers. */
  open: (answers: Answers) => ReturnType<typeof answer>
}>({
  open: async ({ page, site, signIn, createMember }, provide) =>
    provide(async (answers) => {
      moveToNewDay(site)
      await signIn(await createMember())
      const calls = await answer(page, answers)
      await page.goto('/art-of-the-day')
      return calls
    }),
})

test(
  'the owner logs in, starts today’s picture, waits and sees it, and it is kept (G-149)',
  { tag: '@desktop' },
  async ({ page, site, browser, expectAccessible, expectError }) => {
    test.setTimeout(120_000)
    expectError(/ERR_FAILED/)
    moveToNewDay(site)
    await page.goto('/art-of-the-day')
    await expect(page.getByRole('main')).toContainText(FOR_VISITORS)
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Username').fill(OWNER.username)
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await page.getByRole('button', { name: 'Log in' }).click()

    await page.getByRole('button', { name: "Start today's picture" }).click()
    const picture = page.getByRole('main').getByRole('img')
    await expect(picture).toBeVisible(PAINTED)
    const size = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return Math.max(image.naturalWidth, image.naturalHeight)
    })
    expect(size).toBe(1024)
    await expect(page.getByText('author: art initialized by owner', { exact: true })).toBeVisible()
    await expect(page.getByText('AI-generated')).toBeVisible()
    const title = await heading(page).innerText()
    const alt = await picture.getAttribute('alt')
    await expectAccessible()

    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await expect(picture).toHaveAttribute('alt', alt ?? '')

    await page.goto('/')
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Art of the Day: / }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(title)).toBeVisible()
    await expect(page.getByText('AI-generated')).toBeVisible()
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', alt ?? '')
    const frame = page.getByRole('main').getByRole('figure')
    const before = await frame.boundingBox()
    await page.route('**/image-small/**', (route) => route.abort())
    await page.reload()
    await expect(frame).toContainText('Failed to load the art image.')
    expect(await frame.boundingBox()).toEqual(before)

    const visitor = await browser.newContext({ baseURL: site.url })
    const outside = await visitor.newPage()
    await outside.goto('/art-of-the-day')
    const shown = outside.getByRole('main')
    await expect(shown).toContainText('Today’s picture, ')
    await expect(heading(outside)).toHaveText(title)
    await expect(shown).toContainText('Started by the member owner')
    await expect(shown.locator('img[src*="/api/"]')).toHaveCount(0)
    await visitor.close()

    const plain = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const still = await plain.newPage()
    await still.goto('/art-of-the-day')
    await expect(still.getByRole('main').getByRole('img')).toBeVisible()
    await expect(still.getByText('author: art initialized by owner')).toBeVisible()
    moveToNewDay(site)
    await still.reload()
    await expect(still.locator('noscript p')).toContainText(
      'cannot start a picture without JavaScript',
    )
    await plain.close()
  },
)

test(
  'home leads a member to a day without art',
  { tag: ['@desktop', '@deep'] },
  async ({ page, site, signIn, createMember }) => {
    test.setTimeout(120_000)
    moveToNewDay(site)
    await signIn(await createMember({ emailVerified: false }))
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByText('You can, as soon as your email is verified.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Paint it' })).toHaveCount(0)
    await signIn(await createMember())
    await page.goto('/')
    await expect(main.getByText('Nobody has painted today.')).toBeVisible()
    await main.getByRole('link', { name: 'Paint it' }).click()
    await expect(page).toHaveURL('/art-of-the-day')
    await expect(main.getByRole('img')).toBeVisible(PAINTED)
  },
)

test(
  'a session that ends while waiting turns the whole page into a visitor’s',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectError }) => {
    expectError(/Failed to load resource.*401/)
    moveToNewDay(site)
    await signIn(await createMember())
    await stopClock(page)
    const json = { error: 'Please log in.', message: 'Please log in.' }
    await answer(page, { status: COMPLETED, info: { status: 401, json } })
    await page.goto('/art-of-the-day')
    await takesIn(page, () => expect(page.getByText(BUSY.message)).toBeVisible(SOON))
    await page.context().clearCookies()
    await page.clock.runFor(5000)
    const main = page.getByRole('main')
    await takesIn(page, () => expect(main).toContainText(FOR_VISITORS, SOON))
    const login = page.getByRole('banner').getByRole('link', { name: 'login' })
    await takesIn(page, () => expect(login).toBeVisible(SOON))
  },
)

test(
  'a picture that is finished while waiting gives the page its colours',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember }) => {
    test.setTimeout(120_000)
    moveToNewDay(site)
    const bands = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--day-1'))
    await signIn(await createMember())
    await page.goto('/')
    const before = await bands()
    await page.goto('/art-of-the-day')
    await expect(page.getByRole('main').getByRole('img')).toBeVisible(PAINTED)
    await expect.poll(bands).not.toBe(before)
    const painted = await bands()
    moveToNewDay(site)
    await page.goto('/')
    expect(await bands(), 'while the new day has no picture').toBe(painted)
  },
)

test('completed art shows all its facts', async ({ page, open, expectAccessible }) => {
  await open({ today: COMPLETED })
  const main = page.getByRole('main')
  await expect(heading(page)).toHaveText(ART_INFO.title)
  await expect(main.getByRole('img', { name: ART_INFO.altText })).toBeVisible()
  await expect(main.getByText('author: art initialized by sienna', { exact: true })).toBeVisible()
  await expect(main.getByText(ART_INFO.authorQuote)).toBeVisible()
  await expect(main.getByText('- sienna & AI', { exact: true })).toBeVisible()
  await expect(main.getByText('streak of 7 days')).toBeVisible()
  await expect(main.getByText('views: 1\u2009148 total, 96 verified')).toBeVisible()
  await expect(main.getByText('21 November 2026')).toBeVisible()
  for (const emoji of ART_INFO.thisAOTDEmojis) await expect(main.getByText(emoji)).toBeVisible()
  await expectAccessible()
})

test(
  'the waiting page is accessible',
  { tag: '@desktop' },
  async ({ page, open, expectAccessible }) => {
    await open({})
    await expect(page.getByText(BUSY.message)).toBeVisible()
    await expectAccessible()
  },
)

test(
  'a failed painting is reported, and Retry loads the page again',
  { tag: '@desktop' },
  async ({ page, open, expectAccessible }) => {
    const answers: Answers = {
      today: { generationStatus: 'failed', message: 'Art generation timed out.' },
    }
    const calls = await open(answers)
    await expect(heading(page)).toHaveText('Generation Failed')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Art generation timed out.',
    )
    await expectAccessible()
    answers.today = COMPLETED
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText(ART_INFO.title)
    expect(calls.today).toBe(2)
  },
)

test(
  'a member without a verified address is asked to verify it',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible }) => {
    moveToNewDay(site)
    await signIn(await createMember({ emailVerified: false }))
    await page.goto('/art-of-the-day')
    await expect(page.getByText('You need to verify your email to generate art.')).toBeVisible()
    await expectAccessible()
  },
)

test(
  'at 09:40 UTC the wait for birthday users turns into a button (G-46)',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember }) => {
    const dateKey = moveToNewDay(site)
    site.setClock(`${dateKey}T09:39:30Z`)
    await createMember({ username: 'm4dder', birthday: new Date(`1990-${dateKey.slice(5)}`) })
    await signIn(await createMember())
    await stopClock(page, `${dateKey}T09:39:30Z`)
    const asking = page.waitForResponse('**/api/art-of-the-day/today')
    await page.goto('/art-of-the-day')
    await asking
    const main = page.getByRole('main')
    await expect(main.getByText('have priority until 09:40 UTC')).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: /^m4dder$/ })).toBeVisible()
    const local = await page.evaluate(
      (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
      `${dateKey}T09:40:00Z`,
    )
    await expect(main).toContainText(`The next picture can be started at ${local} (in 1 min)`)
    await page.clock.runFor(20_000)
    await expect(main.getByRole('button')).toHaveCount(0)

    site.setClock(`${dateKey}T09:40:00Z`)
    const calls = await answer(page, { status: NOT_STARTED })
    await page.clock.runFor(10_000)
    const button = main.getByRole('button', { name: 'Generate Art' })
    await takesIn(page, () => expect(button).toBeVisible(SOON))
    await button.press('Enter')
    const status = main.getByRole('status').filter({ hasText: 'Generating Art of the Day...' })
    await takesIn(page, () => expect(status).toBeFocused(SOON))
    expect(calls.today).toBe(1)
  },
)

test(
  'the page that waits for birthday users is accessible',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible }) => {
    test.slow()
    const dateKey = moveToNewDay(site)
    site.setClock(`${dateKey}T09:39:00Z`)
    await createMember({ username: 'umber', birthday: new Date(`1990-${dateKey.slice(5)}`) })
    await signIn(await createMember())
    // The clock runs on from here: the button appears fifteen seconds later.
    site.setClock(`${dateKey}T09:39:45Z`)
    await page.goto('/art-of-the-day')
    const button = page.getByRole('button', { name: 'Generate Art' })
    await expect(button).toBeVisible({ timeout: 40_000 })
    await expectAccessible()
  },
)

test(
  'the place of the picture is reserved, so that nothing moves',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectError }) => {
    expectError(/woff2/)
    moveToNewDay(site)
    await signIn(await createMember())
    const shifted = await watchShifts(page)
    const frame = async () => page.locator('main [class*="frame"]').boundingBox()
    await answer(page, { today: COMPLETED })
    const asking = new Promise<Route>((resolve) => {
      void page.route('**/api/art-of-the-day/today-image', (route) => resolve(route))
    })
    await page.goto('/art-of-the-day', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(ART_INFO.title)
    const before = await frame()
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(
      ART_INFO.width / ART_INFO.height,
      2,
    )
    // Shifts of the change from one state to the next do not count.
    await page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0))
    await (await asking).fulfill({ body: PICTURE, contentType: 'image/png' })
    const picture = page.getByRole('main').getByRole('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true)
    expect(await frame()).toEqual(before)
    expect(await shifted()).toEqual([])
  },
)

test(
  'no state shifts the layout, from the first byte to the finished picture',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectError }) => {
    expectError(/today-image|woff2/)
    test.setTimeout(120_000)
    const dateKey = moveToNewDay(site)
    const shifted = await watchShifts(page)
    const main = page.getByRole('main')
    const open = async (text: string) => {
      await page.goto('/art-of-the-day', { waitUntil: 'networkidle' })
      await expect(main).toContainText(text)
      expect(await shifted(), text).toEqual([])
    }
    await open(FOR_VISITORS)
    await signIn(await createMember({ emailVerified: false }))
    await open('You need to verify your email to generate art.')

    site.setClock(`${dateKey}T08:00:00Z`)
    await createMember({ username: 'mont1', birthday: new Date(`1990-${dateKey.slice(5)}`) })
    await signIn(await createMember())
    await open('mont1')

    site.setClock(`${dateKey}T12:00:00Z`)
    await page.goto('/art-of-the-day')
    await expect(main.getByRole('img')).toBeVisible(PAINTED)
    expect(await shifted(), 'painted while one waits').toEqual([])
    await signIn(await createMember())
    await open('author: art initialized by')

    const art = await withSiteData(site, async () => {
      const { stored } = await import('@/testing/stored')
      const failed = { status: 'failed', message: 'Art generation failed.', state: 'error' }
      const artworks = await stored('artworks')
      await artworks.updateOne(
        { dateKey },
        {
          $set: Object.fromEntries(
            Object.entries({ ...failed, completedAt: new Date(`${dateKey}T12:05:00Z`) }).map(
              ([name, value]) => [`generationStatus.${name}`, value],
            ),
          ),
        },
      )
      const { invalidate } = await import('@/lib/cache')
      const { ART_TAG } = await import('@/lib/aotd/tags')
      await invalidate([ART_TAG])
      return artworks.findOne({ dateKey })
    })
    expect(art?.generationStatus.status).toBe('failed')
    site.setClock(`${dateKey}T12:05:10Z`)
    // Until then the page may show the picture, which is gone.
    await expect(async () => open('You can try again in one minute')).toPass()
    await expect(main).toContainText('Generation Failed')
  },
)
