import type { Locator, Page } from '@playwright/test'
import { addCoffees } from './add-coffees'
import { expect, test } from './fixtures'
import { hangArt } from './hang-art'
import { hangPieces } from './hang-pieces'
import { stockItem } from './stock'
import { watchShifts } from './watch-shifts'
import { writeRecipe } from './write-recipe'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

/** The number of lines that its text takes. */
function linesOf(locator: Locator): Promise<number> {
  return locator.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects().length
  })
}

/** Opens the page until the site has learned of what the test has stored. */
async function openUntil(page: Page, path: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('store, search and contact are one step from home', async ({ page, signIn, createMember }) => {
  const header = page.getByRole('navigation', { name: 'Pages' })
  const footer = page.getByRole('contentinfo')
  for (const [label, heading] of [
    ['store', 'store'],
    ['search', 'search'],
  ] as const) {
    await page.goto('/')
    await header.getByRole('link', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'search' })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const first = await boxOf(footer.getByRole('link', { name: 'store' }))
  for (const name of ['search', 'about', 'contact']) {
    expect((await boxOf(footer.getByRole('link', { name }))).y, name).toBe(first.y)
  }
  await signIn(await createMember({ emailVerified: false }))
  await page.goto('/art-of-the-day')
  const links = page.getByRole('main').getByRole('link', { name: 'gallery' })
  await expect(links).toHaveText('your gallery')
})

test(
  'the header of the owner stays in one row where it begins to be one',
  { tag: '@desktop' },
  async ({ page, signIn }) => {
    await signIn()
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    expect((await boxOf(pages)).height).toBe(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  },
)

test(
  'a missing page offers what is spelled nearly so, and the search; a recipe says that it is gone (G-71)',
  { tag: '@desktop' },
  async ({ page, expectError, expectAccessible }) => {
    expectError(/status of 404/)
    const main = page.getByRole('main')
    await page.goto('/cookbok')
    await main.getByRole('link', { name: '/cookbook', exact: true }).click()
    await expect(page).toHaveURL('/cookbook')
    await page.goto('/no/such-page')
    await expectAccessible()
    await expect(main.getByRole('searchbox')).toHaveValue('no such page')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=no+such+page')
    await page.goto('/cookbook/no-such-soup')
    await expect(main).toContainText('This recipe is gone')
  },
)

test('About names what can be done here, with a way there', async ({ page }) => {
  await page.goto('/about')
  const section = page.getByRole('region', { name: 'What is here' })
  for (const name of ['Art of the Day', 'Gallery', 'Store', 'Recipes', 'Coffee Ratings', 'Chat']) {
    await expect(section.getByRole('link', { name })).toBeVisible()
  }
  await section.getByRole('link', { name: 'Store' }).click()
  await expect(page).toHaveURL('/marketplace')
})

test('the bubble leaves while one reads on, and for what else stands at the foot', async ({
  page,
  context,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  const bubble = page.getByRole('button', { name: /^Chat with/ })
  await expect(bubble).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect(bubble).toBeHidden()
  await page.mouse.wheel(0, -100)
  await expect(bubble).toBeVisible()
  // At the end of the page it covers nothing, wherever one comes from.
  await page.keyboard.press('End')
  await expect(bubble).toBeHidden()
  // The key may still scroll.
  await expect(async () => {
    await page.mouse.wheel(0, -50)
    await expect(bubble).toBeVisible({ timeout: 1000 })
  }).toPass()
  await context.setOffline(true)
  await expect(bubble).toBeHidden()
  await context.setOffline(false)
  await expect(bubble).toBeVisible()
})

test('the bubble leaves where it would cover a control', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  const bubble = page.getByRole('button', { name: /^Chat with/ })
  await expect(bubble).toBeVisible()
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Below'
    button.style.cssText =
      'position: absolute; top: calc(100vh - 70px); right: 30px; width: 80px; height: 40px'
    document.body.append(button)
    dispatchEvent(new Event('resize'))
  })
  await expect(bubble).toBeHidden()
  await page.getByRole('button', { name: 'Below' }).click()
  await page.evaluate(() => scrollBy(0, 400))
  await page.evaluate(() => scrollBy(0, -200))
  await expect(bubble).toBeVisible()
})

test(
  'a notice does not lie over running timers',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const timer = {
      id: 'a',
      label: '2 hours',
      step: 0,
      endsAt: 4e12,
      hasRung: false,
      title: 'Stew',
    }
    await page.addInitScript(
      (timers) => localStorage.setItem('cook timers', timers),
      JSON.stringify([timer]),
    )
    await page.goto('/about', { waitUntil: 'networkidle' })
    const bar = page.getByRole('region', { name: 'Kitchen timers' })
    await expect(bar).toBeVisible()
    await context.setOffline(true)
    const notice = page.getByText('You are offline. What you see may be out of date.')
    const { y, height } = await boxOf(notice)
    expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y)
  },
)

test(
  'the card of the day fits the frame that About recommends',
  { tag: '@desktop' },
  async ({ page, site, createMember }) => {
    site.setClock('2031-05-10T12:00:00Z')
    const author = await createMember()
    const title = 'Seventeen Small Dinosaurs Before the Morning Light Goes'
    await hangArt(site, author, { dateKey: '2031-05-10', title })
    await page.setViewportSize({ width: 360, height: 200 })
    await openUntil(page, '/today-card', page.getByText(title))
    await expect(page.getByRole('link', { name: 'Pochade' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(200)
  },
)

test('a recipe without a picture has the whole row, and a long time no broken label', async ({
  page,
  site,
  expectError,
}) => {
  expectError(/recipes\/images/)
  await writeRecipe(site, {
    title: 'مجدرة Mujaddara',
    time: '2 days 14 hours 35 mins',
    tags: ['f21'],
  })
  await writeRecipe(site, { title: 'Plain Pictured Pie', pictures: 1, tags: ['f21'] })
  const row = page.getByRole('listitem').filter({ hasText: 'Mujaddara' })
  await openUntil(page, '/cookbook?tag=f21', row)
  const name = row.getByRole('link')
  const main = await boxOf(page.getByRole('main').getByRole('list').first())
  expect((await boxOf(row.getByRole('heading'))).x).toBe(main.x)
  await expect(name).toHaveAttribute('dir', 'auto')
  for (const label of await row.locator('dt:visible').all()) {
    expect(await linesOf(label)).toBe(1)
  }
  // A picture that fails says so, also where it is decoration.
  await page.route('**/api/recipes/images/**', (route) => route.abort())
  await page.reload()
  const failed = page.getByRole('img', { name: 'The picture cannot be loaded.' })
  await expect(failed.first()).toBeVisible()
})

test('a recipe leads down to its ingredients, prints, and does not jump for members', async ({
  page,
  site,
  signIn,
  createMember,
  expectError,
}) => {
  expectError(/woff2/)
  const id = await writeRecipe(site, {
    title: 'Long Winded Stew',
    description: 'A stew with a long story. '.repeat(20),
    pictures: 2,
  })
  await signIn(await createMember())
  const shifted = await watchShifts(page)
  const heading = page.getByRole('heading', { level: 1, name: 'Long Winded Stew' })
  await openUntil(page, '/cookbook/long-winded-stew', heading)
  const network = await page.context().newCDPSession(page)
  const speed = 50 * 1024
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: speed,
    uploadThroughput: speed,
  })
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.reload({ waitUntil: 'networkidle' })
  expect(await shifted(), id).toEqual([])
  await page.getByRole('link', { name: 'Jump to ingredients' }).click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeInViewport()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
})

test('pieces and items keep their words together, and what is upright has no hole beside it', async ({
  page,
  site,
  isMobile,
}) => {
  const [id] = await hangPieces(site, [{ title: 'Donaudampfschiffsgarten', width: 60, height: 90 }])
  await page.goto(`/art/${id}`)
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate((node) => getComputedStyle(node).hyphens)).toBe('auto')
  await expect(page.getByRole('main')).not.toContainText('Arrow keys')
  const picture = await boxOf(page.getByRole('main').getByRole('img'))
  if (!isMobile) expect((await boxOf(heading)).x - picture.x).toBeLessThanOrEqual(720)
  const title = 'A study of the harbour at the lowest tide of the year, in three inks and a half'
  await stockItem(site, { title })
  const item = page.getByRole('article', { name: title })
  await openUntil(page, '/marketplace', item)
  const name = await boxOf(item.getByRole('heading'))
  expect((await boxOf(item.getByText('€24.00'))).y).toBeGreaterThanOrEqual(name.y + name.height)
})

test('a cup without a picture shows its type, and its name has no space before the comma', async ({
  page,
  site,
}) => {
  await addCoffees(site, [{ coffeeShop: 'Bean Corner' }])
  const card = page.getByRole('article', { name: 'Espresso, Bean Corner', exact: true })
  await openUntil(page, '/coffee-rate', card)
  await expect(card.locator('svg[width="160"]')).toBeVisible()
})

test('home of a member: the quiet rank line, the link named by where it leads, the emoji in the caption', async ({
  page,
  site,
  signIn,
  createMember,
}) => {
  site.setClock('2031-06-10T12:00:00Z')
  const author = await createMember({ userEmoji: '🦕' })
  await hangArt(site, author, { dateKey: '2031-06-10', title: 'Two Quiet Boats' })
  await signIn(author)
  const link = page.getByRole('link', { name: 'Art of the Day: Two Quiet Boats' })
  await openUntil(page, '/', link)
  const main = page.getByRole('main')
  await expect(main).toContainText(`author: art initialized by 🦕\u00a0${author.username}`)
  const rank = main.getByText('rank user', { exact: true })
  expect(await rank.evaluate((node) => getComputedStyle(node).fontWeight)).toBe('400')
  await expect(main.getByRole('link', { name: '0 badges, 0 Points' })).toBeVisible()
  await page.goto('/badges')
  await expect(page.getByText('You have no badges yet.')).toBeVisible()
  await expect(main.getByRole('button').first()).toContainText(/\S+ \S+ \S+/)
  await page.goto('/profile')
  await expect(main).toContainText('everything that this site keeps about you, in JSON')
})

test(
  'a picture that the server sent is not taken away by the scripts',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const [id] = await hangPieces(site, [{ title: 'Slow Harbour', width: 90, height: 60 }])
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/api/gallery/images/**', async (route) => {
      await sent
      await route.continue()
    })
    const counted = page.waitForRequest('**/api/page-view')
    await page.goto(`/art/${id}`, { waitUntil: 'commit' })
    // The page is not complete, so that its scripts wait for somebody.
    await page.getByRole('button', { name: /^Chat with/ }).hover()
    await counted
    const picture = page.getByRole('main').getByRole('img')
    expect(await picture.evaluate((node) => getComputedStyle(node).opacity)).toBe('1')
    send()
  },
)

test('sign-up tells what happens to a name; the party is on one line; labels of the chat do not break', async ({
  page,
}) => {
  await page.goto('/register')
  const name = page.getByRole('textbox', { name: 'Username' })
  await expect(name).toHaveAccessibleDescription(
    'Lower case, no spaces; a, s, o inside become 4, 5, 0.',
  )
  await page.goto('/party')
  const place = await boxOf(page.getByText('coordinates', { exact: true }))
  const time = await boxOf(page.getByText('time', { exact: true }))
  const isBeside = place.x > time.x
  expect(place.y === time.y).toBe(isBeside)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/chat', { waitUntil: 'networkidle' })
  await page.getByRole('textbox').fill('When does the art day start?')
  await page.keyboard.press('Enter')
  const report = page.getByRole('button', { name: /^Report the answer/ }).first()
  await expect(report).toBeVisible()
  expect(await linesOf(report)).toBe(1)
})
