import type { BrowserContext, Page } from '@playwright/test'
import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { expect, test } from './fixtures'
import { openUntil } from './open-until'
import type { Site } from './site'
import { writeRecipe } from './write-recipe'

let made = 0

/** Returns its title and its address. */
async function addRecipe(site: Site) {
  const title = `Shared Stew ${process.pid}-${++made}`
  await writeRecipe(site, {
    title,
    servings: 4,
    ingredients: [{ name: 'carrots', quantity: '400 g' }],
    instructions: [
      'Cut the carrots.',
      'Stew the carrots for 20 minutes.',
      'Rest the stew for 5 minutes.',
    ],
  })
  return { title, path: recipePath(slugOf(title)) }
}

const dialogOf = (page: Page) => page.getByRole('dialog')

async function openCookMode(page: Page, { title, path }: { title: string; path: string }) {
  await openUntil(path, page.getByRole('heading', { level: 1, name: title, exact: true }))
  await page.getByRole('button', { name: 'Cook step by step' }).press('Enter')
  return dialogOf(page)
}

/** Returns the code. */
async function openRoom(page: Page, recipe: { title: string; path: string }): Promise<string> {
  const cooking = await openCookMode(page, recipe)
  await cooking.getByRole('button', { name: 'Join a second device' }).press('Enter')
  await expect(cooking.getByRole('status')).toHaveText('In step with the room.')
  return (await cooking.getByText(/^[B-Z]{4}$/).textContent()) ?? ''
}

async function openOther(context: BrowserContext, recipe: { path: string }, code: string) {
  const page = await context.newPage()
  await page.goto(`${recipe.path}?room=${code}`)
  await expect(dialogOf(page).getByRole('status')).toHaveText('In step with the room.')
  return page
}

const nextButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Next' })

test('step, timers and servings of two devices stay in step, in both directions', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  const recipe = await addRecipe(site)
  const code = await openRoom(page, recipe)
  const here = dialogOf(page)
  await nextButton(page).click()

  const context = await browser.newContext({ baseURL: site.url })
  const other = await context.newPage()
  const there = await openCookMode(other, recipe)
  await expect(there).toContainText('Step 1 of 3')
  await there.getByLabel('Code').fill(code.toLowerCase())
  await other.keyboard.press('ArrowRight')
  await there.getByRole('button', { name: 'Join with a code' }).press('Enter')
  await expect(there.getByRole('status')).toHaveText('In step with the room.')
  await expect(there).toContainText('Step 2 of 3')

  await there.getByRole('button', { name: 'Start 20 minutes' }).click()
  await expect(here.getByRole('timer')).toHaveText(/^(20:00|19:5\d)$/)
  await here.getByRole('button', { name: '1 minute more' }).click()
  await expect(there.getByRole('timer')).toHaveText(/^(21:00|20:5\d)$/)

  await here.getByRole('button', { name: 'More', exact: true }).click()
  await expect(there).toContainText('Servings 5')
  await expect(there).toContainText('500 g')
  await expectAccessible()

  await there.getByRole('button', { name: 'Next' }).click()
  await expect(here).toContainText('Step 3 of 3')
  await here.getByRole('button', { name: 'Stop: 20 minutes' }).click()
  await expect(there.getByRole('timer')).toHaveCount(0)

  // It stays in step while its cook mode is closed, and after a reload.
  await other.keyboard.press('Escape')
  await here.getByRole('button', { name: 'Less' }).click()
  await expect(other.getByRole('region', { name: 'Ingredients' })).toContainText('400 g')
  await other.reload()
  await here.getByRole('button', { name: 'Back' }).click()
  await other.getByRole('button', { name: 'Cook step by step' }).click()
  await expect(there).toContainText('Step 2 of 3')

  await there.getByRole('button', { name: 'Leave the room' }).click()
  await here.getByRole('button', { name: 'Back' }).click()
  await expect(here).toContainText('Step 1 of 3')
  await expect(there.getByRole('button', { name: 'Join a second device' })).toBeVisible()
  await expect(there).toContainText('Step 2 of 3')
})

test(
  'a device without a connection says so, goes on alone and merges when it is back',
  { tag: '@desktop' },
  async ({ page, site, browser, expectError }) => {
    expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
    const recipe = await addRecipe(site)
    const code = await openRoom(page, recipe)
    const context = await browser.newContext({ baseURL: site.url })
    const other = await openOther(context, recipe, code)
    await expect(other).toHaveURL(recipe.path)
    await nextButton(page).click()
    await expect(dialogOf(other)).toContainText('Step 2 of 3')

    await context.setOffline(true)
    await dialogOf(other).getByRole('button', { name: 'Start 20 minutes' }).click()
    await expect(dialogOf(other).getByRole('status')).toHaveText('Not in step: no connection')
    await expect(dialogOf(other).getByRole('timer')).toBeVisible()
    await nextButton(page).click()
    await dialogOf(page).getByRole('button', { name: 'Start 5 minutes' }).click()
    await expect(dialogOf(page)).toContainText('Step 3 of 3')

    await context.setOffline(false)
    await expect(dialogOf(other).getByRole('status')).toHaveText('In step with the room.')
    await expect(dialogOf(other)).toContainText('Step 3 of 3')
    await expect(dialogOf(other).getByRole('timer')).toHaveCount(2)
    await expect(dialogOf(page).getByRole('timer')).toHaveCount(2)
  },
)

test(
  'without events, a device asks every second',
  { tag: '@desktop' },
  async ({ page, site, browser }) => {
    const recipe = await addRecipe(site)
    const code = await openRoom(page, recipe)
    const context = await browser.newContext({ baseURL: site.url })
    await context.addInitScript(() => {
      window.EventSource = class extends EventTarget {
        static readonly CLOSED = 2
        readyState = 1
        close() {}
      } as unknown as typeof EventSource
    })
    const other = await openOther(context, recipe, code)
    await nextButton(page).click()
    await expect(dialogOf(other)).toContainText('Step 2 of 3')
  },
)

test(
  'a wrong code is told at its field, and by the address; a room is gone after 12 hours',
  { tag: '@desktop' },
  async ({ page, site, browser, expectError }) => {
    expectError(/Failed to load resource/)
    const unknown = 'There is no such room for this recipe. A room ends after 12 hours.'
    const recipe = await addRecipe(site)
    const code = await openRoom(page, recipe)

    const context = await browser.newContext({ baseURL: site.url })
    const third = await context.newPage()
    const there = await openCookMode(third, recipe)
    const field = there.getByRole('textbox', { name: 'Code' })
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('Please enter the four letters.')
    await field.fill('AAAA')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(unknown)
    await expect(field).toHaveValue('AAAA')
    await third.goto(`${recipe.path}?room=AAAA`)
    await expect(there.getByRole('status')).toHaveText(unknown)

    site.setClock('2026-03-11T12:01:00Z')
    await expect(dialogOf(page).getByRole('status')).toHaveText(unknown)
    await expect(dialogOf(page).getByRole('button', { name: 'Join a second device' })).toBeVisible()
    await third.goto(`${recipe.path}?room=${code}`)
    await expect(there.getByRole('status')).toHaveText(unknown)
  },
)
