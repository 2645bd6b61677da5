import { Types } from 'mongoose'
import { createMember as create, withSiteContent } from './members'
import { expect, test } from './fixtures'
import { writeRecipe } from './write-recipe'

test(
  'names lead to the page of a member, who decides who sees it (G-160)',
  { tag: '@desktop' },
  async ({ page, site, browser, signIn, expectAccessible, expectError }) => {
    expectError(/status of 404/)
    const chef = await create(site, { username: 'ch3f', role: 'user,chef' })
    await writeRecipe(site, { title: 'Stew of the chef', createdById: new Types.ObjectId(chef.id) })
    const visitor = await (await browser.newContext()).newPage()
    expect((await visitor.goto('/people/ch3f'))?.status()).toBe(404)
    expect((await visitor.goto('/people/nobody-here'))?.status()).toBe(404)

    await signIn(await create(site))
    await page.goto('/cookbook/stew-of-the-chef')
    await page.getByRole('link', { name: 'ch3f' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'ch3f' })).toBeVisible()
    await expect(page.getByText(/^joined /)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recipes' })).toContainText('Stew of the chef')
    await expectAccessible()

    await page.context().clearCookies()
    await signIn(chef)
    await page.goto('/profile')
    await page.getByLabel('Who sees your page').selectOption('everybody')
    await expect(page.getByText('Saved.')).toBeVisible()
    await withSiteContent(site, async () => {})
    expect((await visitor.goto('/people/ch3f'))?.status()).toBe(200)
    await expect(visitor.getByText(/^joined /)).toHaveCount(0)
    await visitor.goto('/cookbook/stew-of-the-chef')
    await expect(visitor.getByRole('link', { name: 'ch3f' })).toBeVisible()
  },
)
