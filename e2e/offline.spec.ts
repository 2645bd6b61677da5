import fs from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { expect, test } from './fixtures'
import { withSiteContent, withSiteData } from './members'
import type { Site } from './site'
import { siteProxy } from './site-proxy'

test.use({ serviceWorkers: 'allow' })

const MAX_BYTES = 15_000_000
const RECIPES = 100
const PHOTO = 'lib/cookbook/samples/goulash.webp'
const STEPS = ['Peel 500 g of potatoes.', 'Roast them for 20 minutes.']

let made = 0

/** Puts recipes with one picture of their own each into the cookbook; returns their titles. */
async function writeRecipes(site: Site, number: number): Promise<string[]> {
  return withSiteContent(site, async () => {
    const { invalidate } = await import('@/lib/cache')
    const { pictureHash, putRecipePicture } = await import('@/lib/cookbook/editing/pictures')
    const { COOKBOOK_TAG } = await import('@/lib/cookbook/tags')
    const { createRecipeDocument } = await import('@/testing/recipes')
    const bytes = fs.readFileSync(PHOTO)
    const hash = pictureHash(bytes)
    // Older than those of other tests, which look for theirs on the first page.
    const dateAdded = new Date('2020-01-01')
    const titles: string[] = []
    for (let i = 0; i < number; i++) {
      const title = `Cook's Goulash & Rice ${process.pid}-${++made}`
      const { full, small } = await putRecipePicture(bytes)
      const pictures = [{ full, small, hash }]
      await createRecipeDocument({ title, servings: 2, instructions: STEPS, pictures, dateAdded })
      titles.push(title)
    }
    await invalidate([COOKBOOK_TAG])
    return titles
  })
}

const pathOf = (title: string) => recipePath(slugOf(title))

/** What the browser has stored of the cookbook. */
function copiedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('cookbook'))) return []
    const requests = await (await caches.open('cookbook')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
}

/** Opens it, until the browser has a copy too. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const { pathname } = new URL(page.url())
  await expect.poll(() => copiedPaths(page)).toContain(pathname)
}

/** The page comes from the copy, with its picture; cook mode and a timer start. */
async function cookOffline(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText(/This page is as of \d\d:\d\d\.$/)).toBeVisible()
  const picture = page.getByRole('img', { name: title }).first()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Cook step by step' }).click()
  const cooking = page.getByRole('dialog', { name: title })
  await cooking.getByRole('button', { name: 'Next' }).click()
  await cooking.getByRole('button', { name: 'Start 20 minutes' }).click()
  await expect(cooking.getByRole('timer').last()).toHaveText(/^(20:00|19:5\d)$/)
  await page.keyboard.press('Escape')
  await expect(cooking).toBeHidden()
}

function expectOffline(expectError: (pattern: RegExp) => void): void {
  expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
}

test('an opened recipe is cooked without a network, with timers and scaling', async ({
  page,
  context,
  site,
  expectError,
  expectAccessible,
}) => {
  expectOffline(expectError)
  const [title = ''] = await writeRecipes(site, 1)
  const path = pathOf(title)
  await openAndKeep(page, path)
  await context.setOffline(true)
  await cookOffline(page, path, title)
  const list = page.getByRole('region', { name: 'Ingredients' })
  await list.getByRole('button', { name: 'Scale the amounts' }).click()
  await list.getByRole('button', { name: 'More' }).click()
  await expect(list).toContainText('Times 1.5')
  await expectAccessible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  await page.goto(path)
  await expect(page.getByText(/This page is as of/)).toHaveCount(0)
})

test(
  'the whole cookbook is kept on a device on request',
  { tag: '@desktop' },
  async ({ page, context, site, expectError, expectAccessible }) => {
    test.slow()
    expectOffline(expectError)
    const titles = await writeRecipes(site, RECIPES)
    await page.goto('/cookbook')
    const keep = page.getByRole('button', { name: 'Keep the cookbook on this device' })
    await keep.press('Enter')
    const text = page.getByText(/^\d{3} recipes can be read offline, as of \d\d:\d\d\.$/)
    await expect(text).toBeVisible({ timeout: 60_000 })
    await expectAccessible()
    const bytes = await page.evaluate(async () => {
      const cache = await caches.open('cookbook')
      let total = 0
      for (const request of await cache.keys()) {
        total += (await (await cache.match(request))?.blob())?.size ?? 0
      }
      return total
    })
    expect(bytes).toBeLessThan(MAX_BYTES)
    await context.setOffline(true)
    for (const title of [titles[0] ?? '', titles[RECIPES / 2] ?? '']) {
      await cookOffline(page, pathOf(title), title)
    }
    await page.goto('/cookbook')
    await page.getByRole('link', { name: 'older' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.getByText(/This page is as of/)).toBeVisible()
    await context.setOffline(false)
    await page.goto('/cookbook')
    await page.getByRole('button', { name: 'Remove the copies' }).click()
    await expect.poll(() => copiedPaths(page)).toEqual([])
  },
)

test('a copy outlives an update of the site that removed its files', async ({
  page,
  context,
  site,
  serve,
  expectError,
}) => {
  expectOffline(expectError)
  const [title = ''] = await writeRecipes(site, 1)
  const proxy = await siteProxy(site, serve)
  const address = proxy.url + pathOf(title)
  await openAndKeep(page, address)
  proxy.isUpdated = true
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    )
    await (await navigator.serviceWorker.ready).update()
    await changed
  })
  await context.setOffline(true)
  await cookOffline(page, address, title)
})

async function makesOf(site: Site, comment: string): Promise<number> {
  return withSiteData(site, async () => {
    const { MakeModel } = await import('@/models/make')
    return MakeModel.countDocuments({ comment })
  })
}

/** Writes a make on the page that is open. */
async function writeMake(page: Page, comment: string): Promise<void> {
  const makes = page.getByRole('region', { name: 'Makes' })
  await makes.getByRole('textbox', { name: 'Your make' }).fill(comment)
  await makes.getByLabel('Add a photo').setInputFiles(PHOTO)
  await expect(makes.getByText(/goulash\.webp, /)).toBeVisible()
  await makes.getByRole('button', { name: 'Post comment' }).click()
}

async function signInAt(context: BrowserContext, url: string, member: object): Promise<void> {
  const answer = await context.request.post(`${url}/api/signin`, { data: member })
  expect(answer.status()).toBe(200)
}

test('makes that were written offline are sent once, also where an answer is lost', async ({
  page,
  context,
  site,
  serve,
  createMember,
  expectError,
  expectAccessible,
}) => {
  test.slow()
  expectOffline(expectError)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  const proxy = await siteProxy(site, serve)
  const { username, password } = await createMember()
  await signInAt(context, proxy.url, { username, password })
  const titles = await writeRecipes(site, 3)
  for (const title of titles.toReversed()) await openAndKeep(page, proxy.url + pathOf(title))
  await context.setOffline(true)
  const bar = page.getByRole('region', { name: 'Makes to send' })
  const comments = titles.map((title) => `Offline: ${title}`)
  for (const [i, title] of titles.entries()) {
    // The first one is a page of a member; the others come from copies.
    if (i > 0) await page.goto(proxy.url + pathOf(title))
    await writeMake(page, comments[i] ?? '')
    await expect(bar).toContainText(`To send once you are online: ${i + 1} make`)
    await expect(page.getByRole('textbox', { name: 'Your make' })).toHaveValue('')
  }
  await expectAccessible()
  for (const comment of comments) expect(await makesOf(site, comment)).toBe(0)

  // Chromium itself sends it again, once, where the connection was used before.
  proxy.answersToLose = 2
  await context.setOffline(false)
  await expect(bar).toHaveCount(0, { timeout: 60_000 })
  expect(proxy.answersToLose).toBe(0)
  const stored = await Promise.all(comments.map((comment) => makesOf(site, comment)))
  expect(stored).toEqual([1, 1, 1])
  const rows = page.getByRole('region', { name: 'Makes', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
})

test(
  'what a member has still to send is deleted by logging out',
  { tag: '@desktop' },
  async ({ page, context, site, serve, createMember, expectError }) => {
    expectOffline(expectError)
    expectError(/Connecting to 'blob:/)
    const proxy = await siteProxy(site, serve)
    const { username, password } = await createMember()
    await signInAt(context, proxy.url, { username, password })
    const [title = ''] = await writeRecipes(site, 1)
    await openAndKeep(page, proxy.url + pathOf(title))
    await context.setOffline(true)
    await writeMake(page, `Never sent: ${title}`)
    const bar = page.getByRole('region', { name: 'Makes to send' })
    await expect(bar).toBeVisible()
    proxy.refusesMakes = true
    await context.setOffline(false)
    await expect(bar.getByRole('alert')).toContainText('Please try again')
    await page.getByRole('button', { name: 'logout' }).click()
    await expect(bar).toHaveCount(0)
    const left = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('makes')
          opening.onsuccess = () => {
            const all = opening.result.transaction('makes').objectStore('makes').getAll()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    )
    expect(left).toEqual([])
    expect(await makesOf(site, `Never sent: ${title}`)).toBe(0)
  },
)

test(
  '50 makes that were written offline arrive once each, through lost answers and a killed tab',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context, site, serve, createMember, expectError }) => {
    test.setTimeout(900_000)
    expectOffline(expectError)
    expectError(/Connecting to 'blob:|ERR_CONNECTION|ERR_EMPTY_RESPONSE/)
    const proxy = await siteProxy(site, serve)
    const { username, password } = await createMember()
    await signInAt(context, proxy.url, { username, password })
    const titles = await writeRecipes(site, 50)
    const comments = titles.map((title) => `Fifty: ${title}`)
    const stored = () => storedOf(site, comments)
    for (const title of titles) await openAndKeep(page, proxy.url + pathOf(title))

    const first = page.getByRole('region', { name: 'Makes to send' })
    await context.setOffline(true)
    await writeMakes(page, proxy.url, titles.slice(0, 20))
    expect(await stored()).toEqual([])
    proxy.answersToLose = 2
    await context.setOffline(false)
    await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBeGreaterThan(2)
    await context.setOffline(true)
    await writeMakes(page, proxy.url, titles.slice(20, 35))
    await expect(first).toContainText('To send once you are online')
    const before = (await stored()).length
    await context.setOffline(false)
    await expect
      .poll(async () => (await stored()).length, { timeout: 60_000 })
      .toBeGreaterThan(before)
    await page.close()

    const other = await context.newPage()
    await context.setOffline(true)
    await writeMakes(other, proxy.url, titles.slice(35))
    proxy.answersToLose = 1
    await context.setOffline(false)
    const left = other.getByRole('region', { name: 'Makes to send' })
    await expect(left).toHaveCount(0, { timeout: 300_000 })
    expect((await stored()).toSorted()).toEqual(comments.toSorted())
  },
)

async function writeMakes(page: Page, url: string, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await page.goto(url + pathOf(title))
    await writeMake(page, `Fifty: ${title}`)
    await expect(page.getByRole('textbox', { name: 'Your make' })).toHaveValue('')
  }
}

/** The comments of the makes that the site has; one that arrived twice stands twice. */
async function storedOf(site: Site, comments: readonly string[]): Promise<string[]> {
  return withSiteData(site, async () => {
    const { MakeModel } = await import('@/models/make')
    const found = await MakeModel.find({ comment: { $in: comments } }).lean()
    return found.map(({ comment }) => comment)
  })
}
