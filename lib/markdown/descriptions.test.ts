import { expect, test } from 'vitest'
import { recipeJsonLd } from '@/lib/cookbook/json-ld'
import { findRecipe } from '@/lib/cookbook/recipes'
import { recipeSearch } from '@/lib/cookbook/search-source'
import { toItem } from '@/lib/gallery/dto'
import { pieceJsonLd } from '@/lib/gallery/listings'
import { gallerySearch } from '@/lib/gallery/search-source'
import { getFeed } from '@/lib/site/feeds'
import { listShownItems } from '@/lib/store/items'
import { storeJsonLd } from '@/lib/store/listings'
import { storeSearch } from '@/lib/store/search-source'
import { withTestDatabase } from '@/testing/db'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'
import { createStoreItem } from '@/testing/store-items'

withTestDatabase()

const description = 'Painted *fast*, see [the sea](https://example.org).'
const PLAIN = 'Painted fast, see the sea.'
const SITE = 'http://localhost:3000'

test('feeds, JSON-LD, search and assistant get the words of a description (G-142)', async () => {
  const piece = await createPiece({ description })
  await createStoreItem({ description })
  await createRecipeDocument({ description })
  const recipe = await findRecipe('lemon-potatoes')
  if (!recipe) throw new Error('The recipe that was just made is not found.')

  for (const { list } of [gallerySearch, storeSearch, recipeSearch]) {
    expect((await list()).map(({ text }) => text)).toEqual([PLAIN])
  }
  const { items } = await listShownItems(null)
  const written = [
    pieceJsonLd(toItem(piece, null), SITE),
    storeJsonLd(items, SITE),
    recipeJsonLd(recipe, [], SITE),
  ]
  for (const value of written) expect(JSON.stringify(value)).toContain(PLAIN)
  for (const name of ['gallery', 'recipes']) {
    const reply = await getFeed(null, `${name}.atom`, { headers: new Headers() })
    const xml = await reply.toResponse(200, {}).text()
    expect(xml).toContain(PLAIN)
    expect(xml).not.toContain('*fast*')
  }
})
