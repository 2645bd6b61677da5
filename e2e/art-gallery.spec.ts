import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hangArt } from './hang-art'
import { type Member, withSiteData } from './members'
import type { Site } from './site'

/** Later than the art of all other tests, which share the site. */
const YEAR = 2031
const DAYS = ['2029-03-08', ...Array.from({ length: 12 }, (_, i) => `${YEAR}-03-${10 + i}`)]
const NEWEST = `${YEAR}-03-21`
const MIDDLE = `${YEAR}-03-15`

/** Creates a picture for each day and waits until the site shows them. */
async function paintDays(page: Page, site: Site, author: Member): Promise<void> {
  site.setClock(`${YEAR}-03-22T12:00:00Z`)
  await withSiteData(site, async () => {
    const { ArtworkModel } = await import('@/models/artwork')
    await ArtworkModel.deleteMany({ dateKey: { $in: DAYS } })
  })
  for (const dateKey of DAYS) {
    const quote = dateKey === NEWEST ? { authorQuote: 'Low tide', quoteHelp: 1 } : {}
    await hangArt(site, author, { dateKey, emojis: ['⛵'], streak: 5, ...quote })
  }
  const status = async () => (await page.request.get(dayPath(NEWEST))).status()
  await expect.poll(status).toBe(200)
}

const dayPath = (dateKey: string) => `/art-of-the-day/${dateKey}`
const title = (dateKey: string) => `Plain of ${dateKey}`

test('a member opens a day from the gallery, its neighbours, the archive and the original', async ({
  page,
  site,
  signIn,
  createMember,
  expectAccessible,
  isMobile,
}) => {
  test.slow()
  const author = await createMember()
  await paintDays(page, site, author)
  await signIn(author)
  await page.goto('/art-of-the-day/gallery')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your AOTD Gallery')
  const items = main.getByRole('figure').filter({ has: page.getByRole('link') })
  await expect(items).toHaveCount(DAYS.length)
  const newest = items.first()
  await expect(newest.getByRole('link')).toHaveText(title(NEWEST))

  // Pictures far below are loaded when they come near.
  const last = items.last().getByRole('img')
  await expect(newest.getByRole('img')).toBeVisible()
  await expect(last).toHaveCount(0)
  await items.last().scrollIntoViewIfNeeded()
  await expect(last).toBeVisible()
  await newest.scrollIntoViewIfNeeded()

  const quote = newest.getByText('Low tide')
  const sheet = newest.locator('[class*="sheet"]')
  if (isMobile) {
    await expect(quote).toBeHidden()
    const about = newest.getByRole('button', { name: `About ${title(NEWEST)}` })
    await about.tap()
    await expect(about).toHaveAttribute('aria-expanded', 'true')
    await expect(quote).toBeVisible()
    await expectAccessible()
    await about.tap()
    await expect(quote).toBeHidden()
  } else {
    await expect(sheet).toHaveCSS('opacity', '0')
    await newest.hover()
    await expect(sheet).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(sheet).toHaveCSS('opacity', '0')
    await main.getByRole('link', { name: 'archive' }).focus()
    await page.keyboard.press('Tab')
    await expect(newest.getByRole('link')).toBeFocused()
    await expect(sheet).toHaveCSS('opacity', '1')
    await expectAccessible()
  }
  await expect(sheet).toContainText(`author: art initialized by ${author.username}`)
  await expect(sheet).toContainText(`- ${author.username} & AI`)
  await expect(sheet).toContainText('⛵')

  await newest.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(dayPath(NEWEST))
  await expect(page).toHaveTitle(`${title(NEWEST)}, 21 March ${YEAR} · Pochade`)
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title(NEWEST))
  await expect(main.getByText('Low tide')).toBeVisible()
  await expect(main.getByText('streak of 5 days')).toBeVisible()
  const picture = main.getByRole('img')
  await expect(picture).toHaveAttribute('src', /\/api\/art-of-the-day\/image\//)
  const size = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight, image.width, image.height]
  })
  expect(size.slice(0, 2)).toEqual([64, 48])
  expect((size[2] ?? 0) / (size[3] ?? 1)).toBeCloseTo(64 / 48, 2)
  await expectAccessible()

  await main.getByRole('link', { name: 'previous' }).click()
  await expect(heading).toHaveText(title(`${YEAR}-03-20`))
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(title(`${YEAR}-03-19`))
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText(title(`${YEAR}-03-20`))
  await main.getByRole('link', { name: 'next' }).click()
  await expect(heading).toHaveText(title(NEWEST))
  await expect(main.getByRole('link', { name: 'next' })).toHaveCount(0)

  const saving = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Download the original' }).click()
  expect((await saving).suggestedFilename()).toBe(`pochade-${NEWEST}.png`)
  const printing = page.waitForEvent('download')
  await main.getByRole('link', { name: 'A6 to print' }).click()
  expect((await printing).suggestedFilename()).toBe(`pochade-postcard-${NEWEST}.pdf`)

  await main.getByRole('link', { name: 'archive' }).click()
  await expect(heading).toHaveText('Archive')
  const march = main.getByRole('region', { name: 'March' })
  await expect(march.getByRole('link')).toHaveCount(12)
  await expectAccessible()
  const years = main.getByRole('navigation', { name: 'Years' })
  await expect(years.getByRole('link', { name: String(YEAR) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const middle = march.getByRole('link', { name: `15 March ${YEAR}, ${title(MIDDLE)}` })
  await middle.focus()
  await expect(middle.getByText(title(MIDDLE), { exact: true })).toHaveCSS('opacity', '1')
  await middle.click()
  await expect(page).toHaveURL(dayPath(MIDDLE))

  await page.goto('/art-of-the-day/archive')
  await years.getByRole('link', { name: '2029' }).click()
  await expect(page).toHaveURL('/art-of-the-day/archive?year=2029')
  await expect(main.getByRole('region')).toHaveCount(1)

  const ownArt = await (await page.request.get('/api/art-of-the-day/all/info')).json()
  const views = ownArt.map((item: { views: object }) => item.views)
  expect(views).toEqual(DAYS.map(() => ({ total: 0, verified: 0 })))
})

/** Who follows the link of a day learns what it is, whose it is and what to do, in the first view. */
async function readAsStranger(page: Page, author: Member): Promise<void> {
  const main = page.getByRole('main')
  const html = (await (await page.goto(dayPath(NEWEST)))?.text()) ?? ''
  expect(html).not.toMatch(/\/api\/art-of-the-day\/(image|original|postcard)|⛵/)
  await expect(page).toHaveTitle(`${title(NEWEST)}, 21 March ${YEAR} · Pochade`)
  for (const shown of [
    main.getByRole('link', { name: `previous: ${title(`${YEAR}-03-20`)}` }),
    main.getByText(`Art of the day, 21 March ${YEAR}`),
    main.getByRole('heading', { level: 1, name: title(NEWEST) }),
    main.getByText(`Started by the member ${author.username}`),
    main.getByText('Low tide'),
    main.getByText(
      'This is one person’s own site. Its program paints one picture a day from emojis. Sign up to see the pictures, and to choose the next emojis when you are the first of a day.',
    ),
    main.getByRole('link', { name: 'Sign up' }),
    main.getByRole('img').first(),
  ]) {
    await expect(shown).toBeInViewport()
  }
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('img')).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(dayPath(NEWEST))}`,
  )
  await expect(main.locator('svg > rect')).toHaveCount(5)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(dayPath(`${YEAR}-03-20`))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/art-of-the-day/archive')
  await expect(main.getByRole('link', { name: `21 March ${YEAR}, ${title(NEWEST)}` })).toBeVisible()
  await page.goto(dayPath(NEWEST))
}

test(
  'visitors see words and colours, no pictures, and days without art are 404',
  { tag: '@desktop' },
  async ({ page, browser, site, signIn, createMember, expectAccessible, expectError }) => {
    test.slow()
    expectError(/Failed to load resource/)
    const author = await createMember()
    await paintDays(page, site, author)
    const main = page.getByRole('main')
    for (const [path, sentence] of [
      ['/art-of-the-day/gallery', 'Your own pictures are shown here.'],
      [
        '/art-of-the-day/archive',
        'This is one person’s own site. Its program paints one picture a day from emojis. Sign up to see the pictures, and to choose the next emojis when you are the first of a day. Everybody sees the colours.',
      ],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      const html = (await response?.text()) ?? ''
      expect(html, path).not.toMatch(/\/api\/art-of-the-day\/(image|original)/)
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(sentence)
      // The cloth of the year is made of colours alone.
      const pictures = main.locator('img:not([src*="/cloth"])')
      await expect(pictures).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(path)}`,
      )
    }
    await readAsStranger(page, author)
    await expectAccessible()
    for (const path of [
      ...['2031-03-22', '2031-04-01', '2031-02-30', '2031-3-15', 'nothing'].map(dayPath),
      '/art-of-the-day/archive?year=1999',
      '/art-of-the-day/archive?year=2031&year=2029',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(404)
    }

    // A member without pictures; then the author's, which fail to load.
    await signIn(await createMember())
    await page.goto('/art-of-the-day/gallery')
    await expect(main.getByText('No AOTDs yet.')).toBeVisible()
    await expectAccessible()
    await signIn(author)
    await page.route('**/api/art-of-the-day/image**', (route) => route.abort())
    await page.goto('/art-of-the-day/gallery')
    await expect(main.getByText('Failed to load the art image.').first()).toBeVisible()
    await page.goto(dayPath(MIDDLE))
    await expect(main.getByRole('alert')).toHaveText('Failed to load the art image.')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title(MIDDLE))

    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/art-of-the-day/gallery', dayPath(MIDDLE), '/art-of-the-day/archive']) {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${path} at 320 px`).toBe(320)
    }

    const storageState = await page.context().storageState()
    const plain = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      storageState,
    })
    const still = await plain.newPage()
    await still.goto('/art-of-the-day/gallery')
    await expect(still.getByRole('main').getByRole('img')).toHaveCount(DAYS.length)
    await still.goto('/art-of-the-day/archive')
    await still.getByRole('link', { name: `15 March ${YEAR}` }).click()
    await expect(still.getByRole('main').getByRole('img')).toBeVisible()
    await plain.close()
  },
)
