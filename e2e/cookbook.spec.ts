import type { Page } from '@playwright/test'
import { dragRow } from './drag-row'
import { expect, test } from './fixtures'
import { openUntil } from './open-until'
import { png } from './stock'
import { writeRecipe } from './write-recipe'

let made = 0
/** No other recipe has it. It is one word, as a search takes the parts of a word with hyphens apart. */
const newName = (prefix: string) => `${prefix}x${process.pid}x${++made}`

const CHEF = { role: 'user,chef' }
const recipePath = (title: string) => `/cookbook/${title.toLowerCase().replaceAll(' ', '-')}`

/** Until the site, which reads changes of others within a second, shows the recipe. */
async function openRecipe(page: Page, title: string, query = ''): Promise<void> {
  await expect(async () => {
    const response = await page.goto(recipePath(title) + query)
    expect(response?.status()).toBe(200)
  }).toPass()
}

const rowNames = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

async function givePicture(page: Page, how: 'drop' | 'paste', name: string, bytes: Buffer) {
  await page.getByLabel('Add pictures').evaluate(
    (field, [how, name, base64]) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([content], name, { type: 'image/png' }))
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
    },
    [how, name, bytes.toString('base64')] as const,
  )
}

test('a visitor searches as they type, opens a recipe and goes back to the search (G-76, G-121)', async ({
  page,
  site,
  expectAccessible,
}) => {
  const name = newName('lemon')
  const [cake, pie] = [`${name} cake`, `${name} pie`]
  const tag = newName('tag')
  await writeRecipe(site, { title: pie, time: '2 hours', difficulty: 8, freeOf: ['milk'] })
  await writeRecipe(site, { title: cake, time: '45 mins', difficulty: 2, tags: [tag], pictures: 2 })
  await openRecipe(page, cake)
  await page.goto('/cookbook')
  await expect(page).toHaveTitle('Recipes · Pochade')
  await page.getByLabel('Search').pressSequentially(name)
  await expect(page).toHaveURL(`/cookbook?q=${name}`)
  await expect(page.getByRole('status').filter({ hasText: '2 recipes' })).toBeVisible()
  await expect(rowNames(page)).toHaveText([cake, pie])
  await page.getByLabel('Time', { exact: true }).selectOption('up to 1 hour')
  await expect(rowNames(page)).toHaveText([cake])
  await expect(page).toHaveURL(`/cookbook?q=${name}&time=60`)
  await expectAccessible()
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue(name)
  await rowNames(page).getByRole('link', { name: cake }).click()

  await expect(page).toHaveTitle(`${cake} · Pochade`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cake)
  await expect(page.getByText('lemon juice')).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText('Picture 1 of 2')
  const linkedData = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(linkedData ?? '')).toMatchObject({ '@type': 'Recipe', totalTime: 'PT45M' })
  await expectAccessible()
  await expect(page.getByRole('definition').filter({ hasText: 'not declared' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/cookbook?q=${name}&time=60`)
  await page.getByLabel('Time', { exact: true }).selectOption('any')
  await page.getByLabel('Diet', { exact: true }).selectOption('dairy-free')
  await expect(rowNames(page)).toHaveText([pie])
  await expect(page).toHaveURL(`/cookbook?q=${name}&diet=dairyFree`)
  await page.getByRole('link', { name: 'clear' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await openRecipe(page, cake)
  await page.getByRole('link', { name: tag }).click()
  await expect(rowNames(page)).toHaveText([cake])
  // Without the role the modes are ignored.
  await page.goto(`${recipePath(cake)}?mode=edit`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cake)
  await page.goto('/cookbook?mode=add')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('recipes')
})

test(
  'the search field has room for its text beside the filters, at every width',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const title = newName('radish')
    await writeRecipe(site, { title })
    await openUntil('/cookbook', rowNames(page).filter({ hasText: title }))
    for (const width of [390, 768, 820, 1039, 1040, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await page.getByRole('searchbox', { name: 'Search' }).boundingBox()
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(240)
    }
  },
)

test(
  'an unknown address shows the list with 404, an earlier one redirects, without scripts too (G-71)',
  { tag: '@desktop' },
  async ({ site, browser, expectError }) => {
    expectError(/Failed to load resource/)
    const [title, former] = [newName('stew'), newName('soup')]
    await writeRecipe(site, { title, formerSlugs: [former] })
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await openUntil('/cookbook', rowNames(page).filter({ hasText: title }))
    const redirect = await page.request.get(`/cookbook/${former}`, { maxRedirects: 0 })
    expect(redirect.status()).toBe(308)
    expect(redirect.headers().location).toBe(`/cookbook/${title}`)
    const response = await page.goto('/cookbook/no-such-recipe')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('recipes')
    await page.getByLabel('Search').fill(title)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(rowNames(page)).toHaveText([title])
    await context.close()
  },
)

test('a chef adds a recipe by keyboard; a draft and failed pictures survive (G-72, G-124)', async ({
  page,
  signIn,
  createMember,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/Failed to load resource/)
  // The recording of traces reads the preview's address, which the policy refuses.
  expectError(/blob:/)
  const chef = await createMember(CHEF)
  await signIn(chef)
  const title = newName('rusk salad')
  await page.goto('/cookbook')
  await page.getByRole('link', { name: 'add recipe' }).click()
  await expect(page).toHaveURL('/cookbook?mode=add')
  await page.getByLabel('Title').fill(title)
  const name = page.getByLabel('New ingredient')
  await name.fill('salt')
  await name.press('Enter')
  await expect(
    page.getByText('Please enter both ingredient name and quantity').first(),
  ).toBeVisible()
  await page.getByLabel('Its quantity').fill('a pinch')
  await page.getByLabel('Its quantity').press('Enter')
  await expect(name).toBeFocused()
  await page.keyboard.type('tomatoes')
  await page.getByLabel('Its quantity').fill('600 g')
  await page.getByLabel('Its quantity').press('Enter')
  await page.getByRole('button', { name: 'Move tomatoes up' }).press('Enter')
  const ingredient = (at: number) => page.getByLabel(`Ingredient ${at}`, { exact: true })
  await expect(ingredient(1)).toHaveValue('tomatoes')
  const rows = page.getByRole('list', { name: 'Ingredients in their order' }).getByRole('listitem')
  await dragRow(rows, 0, 1)
  await expect(ingredient(1)).toHaveValue('salt')
  await dragRow(rows, 1, 0)
  await expect(ingredient(1)).toHaveValue('tomatoes')
  await page.getByRole('button', { name: 'Add step' }).click()
  await expect(page.getByText('Please enter an instruction step').first()).toBeVisible()
  await page.getByLabel('New step').fill('Cut the tomatoes.')

  const box = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true })
  for (const [group, name] of [
    ['Contains', 'gluten'],
    ['Contains', 'nuts'],
    ['Free of', 'nuts'],
    ['Suitable for', 'vegan'],
  ] as const) {
    await box(group, name).press('Space')
    await expect(box(group, name)).toBeChecked()
  }
  await box('Contains', 'gluten').focus()
  await page.keyboard.press('Tab')
  await expect(box('Contains', 'crustaceans')).toBeFocused()

  await page.reload()
  await expect(page.getByText('What you typed before is here again.')).toBeVisible()
  await expect(box('Contains', 'gluten')).toBeChecked()
  await expect(box('Free of', 'gluten')).not.toBeChecked()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(ingredient(2)).toHaveValue('salt')
  await expect(page.getByLabel('New step')).toHaveValue('Cut the tomatoes.')
  await expectAccessible()

  const [first, second] = [await png(0), await png(1)]
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: first }])
  await givePicture(page, 'drop', 'b.png', second)
  await givePicture(page, 'paste', 'b.png', second)
  await expect(page.getByText('This image has already been selected.')).toBeVisible()
  await givePicture(page, 'paste', 'c.png', await png(2))
  await page.getByRole('button', { name: 'Remove c.png' }).press('Enter')
  await expect(page.getByText('c.png')).toHaveCount(0)
  let calls = 0
  await page.route('**/api/recipes/image/*', (route) =>
    ++calls === 2 ? route.abort() : route.continue(),
  )
  const add = page.getByRole('button', { name: 'Add recipe' })
  await page.context().clearCookies()
  await add.click()
  await expect(page.getByText('Your session has ended. What you typed is kept.')).toBeVisible()
  await signIn(chef)
  await add.click()
  await expect(
    page.getByText('A recipe that contains nuts is not free of it.').first(),
  ).toBeVisible()
  await box('Contains', 'nuts').press('Space')
  await add.click()
  // The page says what it is now: the recipe is stored, and one picture is left to send.
  await expect(page.getByText('The recipe is saved, but not all of its pictures.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`edit ${title}`)
  await expect(add).toHaveCount(0)
  await expect(page.getByText('a.png')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Recipe added successfully!')).toBeVisible()
  await expect(page).toHaveURL(recipePath(title))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('status').filter({ hasText: 'Picture 1 of 2' })).toBeAttached()
  // The step was typed, though not added by its button.
  await expect(page.getByText('Cut the tomatoes.')).toBeVisible()
  expect(calls).toBe(3)
  for (const text of ['vegetarian, vegan', 'gluten', 'nuts']) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toHaveText(text)
  }
  await page.getByRole('button', { name: 'Cook step by step' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(
    'diets: vegetarian, vegan · contains: gluten · free of: nuts',
  )
})

test(
  'after a recipe got another name, Back does not lead into its form again',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember }) => {
    const title = newName('kedgeree')
    await writeRecipe(site, { title })
    await signIn(await createMember(CHEF))
    await page.goto('/cookbook')
    await openRecipe(page, title)
    await page.getByRole('link', { name: 'edit', exact: true }).click()
    const renamed = newName('pilaf')
    await page.getByLabel('Title').fill(renamed)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(recipePath(renamed))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed)
    await page.goBack()
    await expect(page).toHaveURL('/cookbook')
  },
)

test(
  'two chefs change a recipe: the second chooses field by field, and no word is lost (G-75a)',
  { tag: '@desktop' },
  async ({ page, site, signIn, createMember, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    const title = newName('goulash')
    const id = await writeRecipe(site, { title, time: '50 mins', pictures: 2 })
    await signIn(await createMember(CHEF))
    await openRecipe(page, title, '?mode=edit')
    await page.getByRole('textbox', { name: 'Step 1' }).fill('Mine: roast for an hour.')
    await page.getByLabel('Servings').fill('six')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('Servings must be a whole number from 1 to 100.').first(),
    ).toBeVisible()
    await page.getByLabel('Servings').fill('6')
    await page.getByRole('button', { name: 'Move picture 2 up' }).press('Enter')

    const other = await createMember(CHEF)
    const theirs = {
      title,
      description: 'Theirs.',
      time: '70 mins',
      difficulty: 3,
      ingredients: [{ name: 'lemon juice', quantity: '90 ml' }],
      instructions: ['Theirs: roast at 180 °C.'],
    }
    const answer = await page.request.put(`/api/recipes/${id}`, {
      headers: { ...other.headers },
      data: theirs,
    })
    expect(answer.status()).toBe(200)

    await page.getByRole('button', { name: 'Save' }).click()
    const panel = page.getByRole('region', { name: 'This recipe was changed by someone else.' })
    await expect(panel).toBeFocused()
    await expect(panel).toContainText('Mine: roast for an hour.')
    await expect(panel).toContainText('Theirs: roast at 180 °C.')
    // What they alone changed is in the form already.
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('70 mins')
    await expectAccessible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please choose what to keep.')).toBeVisible()
    await panel.getByLabel(/take theirs/).check()
    await expect(page.getByRole('textbox', { name: 'Step 1' })).toHaveValue(
      'Theirs: roast at 180 °C.',
    )
    await panel.getByLabel(/keep yours/).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Recipe updated successfully!')).toBeVisible()
    await expect(page.getByText('Mine: roast for an hour.')).toBeVisible()
    await expect(page.getByText('70 mins')).toBeVisible()
    await expect(page.getByText('Theirs.')).toBeVisible()

    await page.goto(`${recipePath(title)}?mode=edit`)
    await page.getByRole('button', { name: 'Delete picture 2' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'delete' }).click()
    await expect(page.getByText('Image deleted successfully')).toBeVisible()
    await expect(page.getByRole('img', { name: 'picture 1' })).toBeVisible()
  },
)

test(
  'the owner deletes a recipe, undoes it, and finds it among the deleted ones (G-19c)',
  { tag: '@desktop' },
  async ({ page, site, signIn, expectAccessible, expectError }) => {
    expectError(/Failed to load resource/)
    const title = newName('dumplings')
    await writeRecipe(site, { title })
    await signIn()
    await openRecipe(page, title)
    const remove = async () => {
      await page.getByRole('button', { name: 'delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'delete' }).click()
      await expect(page).toHaveURL('/cookbook')
    }
    await remove()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(recipePath(title))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await remove()
    await expect(rowNames(page).filter({ hasText: title })).toHaveCount(0)
    await expectAccessible()
    await page.getByRole('button', { name: `restore ${title}` }).click()
    await expect(rowNames(page).filter({ hasText: title })).toHaveCount(1)
  },
)
