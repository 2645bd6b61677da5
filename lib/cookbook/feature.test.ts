import { expect, test } from 'vitest'
import { cookbook } from '@/lib/cookbook/feature'
import { siteNavigation } from '@/lib/site/navigation'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'

withTestDatabase()

test('search engines are told of the list and of each recipe that is not deleted', async () => {
  await createRecipeDocument({ title: 'Crème Brûlée' })
  await createRecipeDocument({ title: 'Gone', deletedAt: new Date() })
  const { publicPaths } = cookbook
  const paths = typeof publicPaths === 'function' ? await publicPaths() : publicPaths
  expect(paths).toMatchObject([
    { path: '/cookbook' },
    { path: '/cookbook/cr%C3%A8me-br%C3%BBl%C3%A9e' },
  ])
})

test('views of a recipe count for the cookbook, those of unknown addresses nowhere', async () => {
  await createRecipeDocument({ title: 'Lemon Potatoes' })
  expect(await cookbook.countedPage?.('/cookbook/lemon-potatoes')).toBe('/cookbook')
  expect(await cookbook.countedPage?.('/cookbook/other')).toBeNull()
})

test('the header has recipes after the art menu (G-137)', () => {
  const labels = siteNavigation({ isMember: false }).map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['home', 'art', 'recipes'])
})
