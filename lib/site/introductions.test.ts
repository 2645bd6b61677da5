import { expect, test } from 'vitest'
import { listIntroductions } from '@/lib/site/introductions'
import { invalidate } from '@/lib/cache'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'
import { createStoreItem } from '@/testing/store-items'

withTestDatabase()

test('About names each page with what it is for and a picture, without the parts that are off', async () => {
  await createPiece({ title: 'Quay' })
  await createRecipeDocument({ pictures: [{ full: 'a.webp', small: 'b.webp', hash: 'c' }] })
  await createStoreItem({ selected: true })
  await invalidate([COOKBOOK_TAG])
  const pages = await listIntroductions()
  expect(pages.map(({ title }) => title)).toEqual([
    'Art of the Day',
    'Gallery',
    'Store',
    'Recipes',
    'Coffee Ratings',
    'Chat',
  ])
  const shown = pages.filter(({ title }) => title !== 'Coffee Ratings')
  expect(shown.every(({ picture, facts }) => picture !== null && facts[0])).toBe(true)
  const reset = setEnv({ PARTS_OFF: 'store, chat' })
  const rest = await listIntroductions()
  reset()
  expect(rest).toHaveLength(4)
})
