import { expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { nearestPaths } from '@/lib/site/nearest-paths'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createRecipeDocument } from '@/testing/recipes'

withTestDatabase()

const hrefsNear = async (path: string) => (await nearestPaths(path)).map(({ href }) => href)

test('an address that is nearly right, or the name of a page, leads to the page', async () => {
  await createRecipeDocument({ title: 'Crème Brûlée' })
  await invalidate([COOKBOOK_TAG])
  const recipe = `/cookbook/${encodeURIComponent('crème-brûlée')}`
  expect(await hrefsNear('/cookbok/crème-brulée')).toEqual([recipe])
  expect(await hrefsNear('/creme-brulee')).toEqual([recipe])
  expect(await hrefsNear('/store')).toContain('/marketplace')
  expect(await hrefsNear('/recipe/')).toContain('/cookbook')
  expect(await hrefsNear('/wp-login.php')).toEqual([])
  expect(await hrefsNear(`/${'a'.repeat(5000)}`)).toEqual([])
})

test('a part that is off is not offered (G-141)', async () => {
  const reset = setEnv({ PARTS_OFF: 'store' })
  try {
    expect(await hrefsNear('/store')).not.toContain('/marketplace')
  } finally {
    reset()
  }
})
