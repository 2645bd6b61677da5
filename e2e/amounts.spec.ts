import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { expect, test } from './fixtures'
import { openUntil } from './open-until'
import { writeRecipe } from './write-recipe'

const TITLE = `Shepherd's Pie & Peas ${process.pid}`
const RECIPE = {
  title: TITLE,
  servings: 2,
  ingredients: [
    { name: 'chopped tomatoes', quantity: '2 (14.5-ounce)' },
    { name: 'nutmeg', quantity: '1/8 tsp' },
    { name: 'sea salt', quantity: 'as needed' },
  ],
  instructions: [
    'Stir every 5 minutes and simmer for forty-five minutes, then for 4-5 more minutes.',
    'Cuire 1h30 à feu doux.',
  ],
}

test('a line without an amount is muted, and left out of scaling, print and JSON-LD (G-153)', async ({
  page,
  site,
  expectAccessible,
}) => {
  await writeRecipe(site, RECIPE)
  const heading = page.getByRole('heading', { level: 1, name: TITLE, exact: true })
  await openUntil(recipePath(slugOf(TITLE)), heading)
  const list = page.getByRole('region', { name: 'Ingredients' })
  const asNeeded = list.getByText('as needed')
  await expect(asNeeded).toHaveClass(/muted/)
  const jsonLd = page.locator('script[type="application/ld+json"]', { hasText: 'Recipe' })
  expect(await jsonLd.first().textContent()).toContain('"sea salt"')

  await list.getByRole('button', { name: 'Scale the amounts' }).click()
  await list.getByLabel('Servings').fill('1')
  await expect(list).toContainText('1 (14.5-ounce)')
  await expect(list).toContainText('1/16 tsp')
  await expect(list).toContainText('Times 0.5.')
  await expect(list).not.toContainText('ot scaled')
  await expectAccessible()

  await page.emulateMedia({ media: 'print' })
  await expect(list.getByText('sea salt')).toBeVisible()
  await expect(asNeeded).toBeHidden()
  await expect(list.getByText('1/16 tsp')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Cook step by step' }).press('Enter')
  const cooking = page.getByRole('dialog', { name: TITLE })
  await expect(cooking.getByRole('button', { name: /^Start/ })).toHaveText([
    'Start forty-five minutes',
    'Start 4-5 more minutes',
  ])
  await page.keyboard.press('ArrowRight')
  await cooking.getByRole('button', { name: 'Start 1h30' }).press('Enter')
  await expect(cooking.getByRole('timer')).toHaveText(/^1:(?:30:00|29:\d\d)$/)
})

const QUERIES = ['shepherd’s pie', 'shepherds peas', 'pie and peas', 'pie, peas']

for (const [index, query] of QUERIES.entries()) {
  test(`the cookbook finds it by ${query}`, { tag: '@desktop' }, async ({ page, site }) => {
    const title = `${TITLE} number ${index}`
    await writeRecipe(site, { ...RECIPE, title })
    const link = page.getByRole('link', { name: title }).first()
    await openUntil(`/cookbook?q=${encodeURIComponent(query)}`, link)
  })
}
