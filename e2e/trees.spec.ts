import { addCoffees } from './add-coffees'
import { expect, test } from './fixtures'
import { hangPieces } from './hang-pieces'
import { withSiteContent } from './members'
import type { Site } from './site'
import { writeRecipe } from './write-recipe'

/** One of each kind, so that the tree of each screen is short. */
async function addContent(site: Site): Promise<{ piece: string }> {
  const [piece = ''] = await hangPieces(site, [{ title: 'Quay', altText: 'A grey quay.' }])
  await addCoffees(site, [{ coffeeShop: 'Corner Kiosk', city: 'Athens', picture: true }])
  await writeRecipe(site, { title: 'Lemon Potatoes', servings: 4, tags: ['vegan'], pictures: 1 })
  await withSiteContent(site, async () => {
    const { createStoreItem } = await import('@/testing/store-items')
    const { invalidate } = await import('@/lib/cache')
    const { STORE_TAG } = await import('@/lib/store/tags')
    await createStoreItem({ title: 'Quay, print', pictures: [] })
    await invalidate([STORE_TAG])
  })
  return { piece }
}

/*
 * What a screen reader reads of the main screens. A change is reviewed in the diff of e2e/trees, which
 * `npx playwright test e2e/trees.spec.ts --project=desktop -u` writes anew, without addresses of ids.
 */
test(
  'the accessibility trees of the ten main screens are those that were reviewed',
  { tag: '@desktop' },
  async ({ page, startSite }) => {
    test.setTimeout(120_000)
    const site = await startSite()
    const { piece } = await addContent(site)
    const screens = {
      home: '/',
      'art-of-the-day': '/art-of-the-day',
      gallery: '/art',
      piece: `/art/${piece}`,
      recipes: '/cookbook',
      recipe: '/cookbook/lemon-potatoes',
      coffee: '/coffee-rate',
      store: '/marketplace',
      chat: '/chat',
      'sign-up': '/register',
    }
    for (const [name, path] of Object.entries(screens)) {
      await test.step(name, async () => {
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
        if (path !== '/') return
        const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
        await expect(header).toMatchAriaSnapshot({ name: 'header.aria.yml' })
        await expect(footer).toMatchAriaSnapshot({ name: 'footer.aria.yml' })
      })
    }
  },
)
