import { expect, test } from 'vitest'
import { resetCache } from '@/lib/cache'
import { recipePath } from '@/lib/config/paths'
import { cookbook } from '@/lib/cookbook/feature'
import { countDocumentsRead } from '@/testing/count-documents-read'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'

withTestDatabase()

test('a visit of a recipe is counted by its path, without the other recipes', async () => {
  for (const slug of ['salt', 'pepper', 'κρεμμύδι'])
    await createRecipeDocument({ slug, title: slug })
  resetCache()
  const counted = (path: string) => cookbook.countedPage?.(path)
  expect(await countDocumentsRead(async () => counted(recipePath('salt')))).toBe(1)
  expect(await counted(recipePath('κρεμμύδι'))).toBe('/cookbook')
  expect(await counted('/cookbook')).toBe('/cookbook')
  for (const path of ['/cookbook/', '/cookbook/unknown', '/cookbook/%E0%A4', '/cookbook/salt/']) {
    expect(await counted(path)).toBeNull()
  }
})
