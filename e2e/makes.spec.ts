import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { expect, test } from './fixtures'
import { openUntil } from './open-until'
import type { Site } from './site'
import { writeRecipe } from './write-recipe'

let made = 0
const newTitle = () => `Lemon Potatoes ${process.pid}-${++made}`

const RECIPE = {
  servings: 4,
  ingredients: [
    { name: 'potatoes, waxy', quantity: '1.2 kg' },
    { name: 'butter', quantity: '200 g' },
    { name: 'salt', quantity: 'to taste' },
  ],
  instructions: [
    'Peel the potatoes and cut them into wedges.',
    'Melt the butter, turn the wedges in it and roast them for 20–25 minutes.',
    'Rest them for 5 minutes and serve.',
  ],
}

/** Returns its address. */
async function addRecipe(site: Site, title: string): Promise<string> {
  await writeRecipe(site, { title, ...RECIPE })
  return recipePath(slugOf(title))
}

function openRecipe(page: Page, path: string, title: string): Promise<void> {
  return openUntil(path, page.getByRole('heading', { level: 1, name: title, exact: true }))
}

/** A phone held upright takes it like this: lying, with a note that it is to be turned. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#888', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The clock goes on while a busy machine shows a timer of 20 minutes. */
const JUST_STARTED = /^(20:00|19:5\d)$/

test('a make is posted, waits, is confirmed by the owner and seen by a visitor (G-74, G-75)', async ({
  page,
  site,
  browser,
  signIn,
  createMember,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/Failed to load resource/)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/Connecting to 'blob:/)
  const title = newTitle()
  const path = await addRecipe(site, title)
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await openRecipe(visitor, path, title)
  const seen = visitor.getByRole('region', { name: 'Makes' })
  await expect(seen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')

  await signIn(await createMember())
  await openRecipe(page, path, title)
  const makes = page.getByRole('region', { name: 'Makes' })
  const comment = makes.getByRole('textbox', { name: 'Your make' })
  await makes.getByRole('button', { name: 'Post comment' }).click()
  await expect(makes.getByText('Please add both a comment and an image').first()).toBeVisible()
  await expect(comment).toBeFocused()
  await comment.fill('Halved it for two.')
  await expect(makes.getByText('18 / 1000')).toBeVisible()
  await makes.getByRole('radio', { name: 'no rating' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.reload()
  await expect(comment).toHaveValue('Halved it for two.')
  await expect(makes.getByText('18 / 1000')).toBeVisible()
  await makes
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'potatoes.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(makes.getByText(/potatoes\.jpg, /)).toBeVisible()
  // Smaller and upright before it is sent.
  const preview = makes.locator('img[src^="blob:"]')
  await expect
    .poll(() =>
      preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([1000, 2000])
  await expectAccessible()

  await page.route('**/api/recipes/*/comment', (route) => route.abort())
  await expect(makes.getByText('Checked')).toBeVisible()
  await makes.getByRole('button', { name: 'Post comment' }).click()
  const failed = makes.getByText('Failed to post comment. Please try again later.')
  await expect(failed).toBeVisible()
  await expect(comment).toHaveValue('Halved it for two.')
  await page.unroute('**/api/recipes/*/comment')
  await expect(makes.getByText('Checked')).toBeVisible()
  await makes.getByRole('button', { name: 'Post comment' }).click()
  const row = makes.getByRole('listitem').filter({ hasText: 'Halved it for two.' })
  await expect(row).toContainText('5/5')
  await expect(row).toContainText('Waiting for confirmation')
  await expect(comment).toHaveValue('')
  const picture = row.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0)
  const isUpright = await picture.evaluate(
    (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth,
  )
  expect(isUpright).toBe(true)
  await visitor.reload()
  await expect(seen.getByText('No makes yet.')).toBeVisible()

  expect((await page.goto('/user-stats/waiting'))?.status()).toBe(403)
  await signIn()
  await page.goto('/user-stats')
  await page.getByRole('link', { name: /^waiting \(\d+\)$/ }).click()
  const waiting = page.getByRole('listitem').filter({ hasText: title })
  await expect(waiting).toContainText('Halved it for two.')
  await expectAccessible()
  await waiting.getByRole('button', { name: /^Confirm/ }).press('Enter')
  await expect(page.getByText('Comment confirmed')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await visitor.reload()
  await expect(seen.getByRole('listitem')).toContainText('Halved it for two.')
  await expect(seen).not.toContainText('Waiting for confirmation')

  await page.goto(path)
  await makes.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Comment deleted successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Comment restored.')).toBeVisible()
  await expect(row).toBeVisible()
})

test(
  'amounts are scaled, and the cook mode with its timers survives a reload',
  { tag: '@desktop' },
  async ({ page, site, expectAccessible }) => {
    const title = newTitle()
    const path = await addRecipe(site, title)
    await page.clock.install()
    await openRecipe(page, path, title)
    const list = page.getByRole('region', { name: 'Ingredients' })
    await list.getByRole('button', { name: 'Scale the amounts' }).click()
    await list.getByRole('button', { name: 'More' }).press('Enter')
    await expect(list).toContainText('1.5 kg')
    await list.getByLabel('or by what you have').selectOption('butter')
    await list.getByRole('textbox', { name: 'You have' }).fill('two')
    await list.getByRole('textbox', { name: 'You have' }).fill('140 g')
    await expect(list).toContainText('840 g')
    await expect(list).toContainText('Times 0.7. Not scaled: salt.')
    await expectAccessible()

    await page.getByRole('button', { name: 'Cook step by step' }).press('Enter')
    const cooking = page.getByRole('dialog', { name: title })
    await expect(cooking).toContainText('Step 1 of 3')
    await expect(cooking).toContainText('840 g')
    await page.keyboard.press('ArrowRight')
    await expect(cooking).toContainText('Step 2 of 3')
    await expect(cooking.getByRole('region', { name: 'Ingredients of this step' })).toContainText(
      'butter',
    )
    await cooking.getByRole('button', { name: 'Start 20–25 minutes' }).press('Enter')
    await expect(cooking.getByRole('timer')).toHaveText(JUST_STARTED)
    await cooking.getByRole('button', { name: 'Next' }).click()
    await cooking.getByRole('button', { name: 'Start 5 minutes' }).click()
    await expect(cooking.getByRole('timer')).toHaveCount(2)
    await expectAccessible()

    await page.clock.fastForward('04:00')
    await page.reload()
    await expect(cooking).toContainText('Step 3 of 3')
    await expect(cooking.getByRole('timer').last()).toHaveText(/^0:[0-5]\d$|^1:00$/)
    await page.clock.fastForward('01:05')
    await expect(cooking.getByRole('alert')).toHaveText('Time is up:')
    await cooking.getByRole('button', { name: 'Stop: 5 minutes of step 3' }).click()
    await expect(cooking.getByRole('timer')).toHaveCount(1)
    await cooking.getByRole('button', { name: '1 minute more' }).click()
    await expect(cooking.getByRole('timer')).toHaveText(/^1[56]:/)
    await page.keyboard.press('Escape')
    await expect(cooking).toBeHidden()
  },
)

test(
  'timers stand in a bar on every page, ring once, and cook mode begins anew after Done',
  { tag: '@desktop' },
  async ({ page, site, expectAccessible }) => {
    const title = newTitle()
    const path = await addRecipe(site, title)
    const rings = () => page.evaluate(() => Number(sessionStorage.getItem('rings')))
    await page.addInitScript(() => {
      navigator.vibrate = (pattern) => {
        if (pattern !== 0) {
          sessionStorage.setItem('rings', String(Number(sessionStorage.getItem('rings')) + 1))
        }
        return true
      }
    })
    await page.clock.install()
    await page.setViewportSize({ width: 320, height: 568 })
    await openRecipe(page, path, title)
    const open = page.getByRole('button', { name: 'Cook step by step' })
    await open.press('Enter')
    const cooking = page.getByRole('dialog', { name: title })
    await cooking.getByRole('button', { name: 'Next' }).click()
    const start = cooking.getByRole('button', { name: 'Start 20–25 minutes' })
    await start.click()
    await expect(cooking.getByRole('timer')).toHaveText(JUST_STARTED)
    await expect(cooking.getByRole('button', { name: /^20–25 minutes: (20:00|19:)/ })).toBeVisible()
    await expect(start).toHaveCount(0)
    await cooking.getByRole('button', { name: 'Next' }).click()
    const later = cooking.getByRole('button', { name: 'Start 5 minutes' })
    await later.scrollIntoViewIfNeeded()
    const isOnTop = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    expect(await later.evaluate(isOnTop)).toBe(true)
    await cooking.getByRole('button', { name: 'Done' }).click()
    await expect(cooking).toBeHidden()

    const bar = page.getByRole('region', { name: 'Kitchen timers' })
    await expect(bar.getByRole('timer')).toHaveText(/^(20:00|19:)/)
    await page.goto('/about')
    await expect(bar.getByRole('link', { name: `20–25 minutes of step 2, ${title}` })).toBeVisible()
    expect(await bar.getByRole('button', { name: /^Stop/ }).evaluate(isOnTop)).toBe(true)
    await expectAccessible()
    await page.clock.fastForward('25:00')
    await expect(bar.getByRole('alert')).toHaveText('Time is up:')
    expect(await rings()).toBe(1)
    await page.reload()
    await expect(bar.getByRole('alert')).toHaveText('Time is up:')
    await page.clock.fastForward('00:10')
    expect(await rings()).toBe(1)
    await bar.getByRole('button', { name: /^Stop/ }).click()
    await expect(bar).toHaveCount(0)

    await openRecipe(page, path, title)
    await expect(cooking).toBeHidden()
    await open.press('Enter')
    await expect(cooking).toContainText('Step 1 of 3')
    await cooking.getByRole('button', { name: 'Next' }).click()
    await page.clock.fastForward('13:00:00')
    await page.reload()
    await expect(open).toBeVisible()
    await expect(cooking).toBeHidden()
  },
)

test(
  'a chef imports a recipe into the form, and nothing is published by it',
  { tag: '@desktop' },
  async ({ page, signIn, createMember, expectAccessible, expectError }) => {
    expectError(/status of 400/)
    const title = newTitle()
    await signIn(await createMember({ role: 'user,chef' }))
    await page.goto('/cookbook?mode=add')
    await page.getByRole('button', { name: 'Add recipe' }).click()
    const missing = page.getByText('Title is required.')
    await expect(missing.first()).toBeVisible()
    await page.getByRole('button', { name: 'Import a recipe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a recipe' })
    await dialog.getByLabel('Text or source').fill('hello')
    await dialog.getByRole('button', { name: 'Fill the form' }).click()
    await expect(dialog.getByText('No recipe was found in this text.').first()).toBeVisible()
    await expectAccessible()
    const recipe = {
      '@type': 'Recipe',
      name: title,
      recipeYield: '4',
      totalTime: 'PT50M',
      recipeIngredient: ['1.2 kg potatoes', '200 g butter'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Peel the potatoes.' }],
    }
    await dialog
      .getByLabel('Text or source')
      .fill(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
    await dialog.getByRole('button', { name: 'Fill the form' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByLabel('Servings')).toHaveValue('4')
    // What was wrong before the import is filled now.
    await expect(missing).toHaveCount(0)
    await expect(page.getByText(/Please check every field/)).toBeVisible()
    const texts = await page
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(texts).toEqual(expect.arrayContaining(['potatoes', '1.2 kg', 'Peel the potatoes.']))
    await page.getByRole('button', { name: 'Undo the import' }).press('Enter')
    await expect(page.getByLabel('Title')).toHaveValue('')
    await page.goto('/cookbook')
    await expect(page.getByText(title)).toHaveCount(0)
  },
)
