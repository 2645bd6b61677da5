import { expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { nearestPaths } from '@/lib/site/nearest-paths'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createRecipeDocument } from '@/testing/recipes'

withTestDatabase()

test('an address that is nearly right, or the name of a page, leads to the page', async () => {
  await createRecipeDocument({ title: 'Crème Brûlée' })
  await invalidate([COOKBOOK_TAG])
  const recipe = `/cookbook/${encodeURIComponent('crème-brûlée')}`
  expect(await nearestPaths('/cookbok/crème-brulée')).toEqual([recipe])
  expect(await nearestPaths('/creme-brulee')).toEqual([recipe])
  expect(await nearestPaths('/store')).toContain('/marketplace')
  expect(await nearestPaths('/recipe/')).toContain('/cookbook')
  expect(await nearestPaths('/wp-login.php')).toEqual([])
  expect(await nearestPaths(`/${'a'.repeat(5000)}`)).toEqual([])
})

test('a part that is off is not offered (G-141)', async () => {
  const reset = setEnv({ PARTS_OFF: 'store' })
  try {
    expect(await nearestPaths('/store')).not.toContain('/marketplace')
  } finally {
    reset()
  }
})
