import fs from 'node:fs'
import path from 'node:path'
import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { invalidate } from '@/lib/cache'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { PART_ENTRIES, writeSitemap, writeSitemapPart } from '@/lib/site/sitemap'
import { RecipeModel } from '@/models/recipe'
import { countDocumentsRead } from '@/testing/count-documents-read'
import { withTestDatabase } from '@/testing/db'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'

withTestDatabase()

const SCHEMA = path.resolve(import.meta.dirname, '../../testing/sitemap.xsd')

async function addressesIn(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents },
    schema: { fileName: 'sitemap.xsd', contents: fs.readFileSync(SCHEMA, 'utf8') },
  })
  expect(errors).toEqual([])
  return [...contents.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** As many recipes as one stored document has copies. */
async function storeRecipes(count: number): Promise<void> {
  const { _id, ...recipe } = (await createRecipeDocument({ slug: 'first' })).toObject()
  const copies = Array.from({ length: count - 1 }, (_, i) => ({
    ...recipe,
    _id: new Types.ObjectId(),
    slug: `copy-${i}`,
  }))
  await RecipeModel.collection.insertMany(copies)
  await invalidate([COOKBOOK_TAG])
}

const partsOf = async () =>
  (await addressesIn(await writeSitemap())).map((address) => address.replace('/sitemaps/', ''))

test('as many entries as a part holds are in one sitemap', async () => {
  await storeRecipes(PART_ENTRIES)
  const addresses = await addressesIn(await writeSitemap())
  expect(addresses.filter((one) => one.startsWith('/cookbook/'))).toHaveLength(PART_ENTRIES)
  expect(addresses).toContain('/about')
})

test('the parts of a large site have each address once', async () => {
  await storeRecipes(2 * PART_ENTRIES + 1)
  await createRecipeDocument({ slug: 'gone', deletedAt: new Date() })
  const piece = await createPiece()
  await createPiece({ toShow: false })
  const parts = await partsOf()
  const recipeParts = parts.filter((part) => part.startsWith('recipes-'))
  const lists = await Promise.all(
    parts.map(async (part) => addressesIn(await writeSitemapPart(part))),
  )
  const all = lists.flat()
  expect(recipeParts).toHaveLength(3)
  expect(all).toEqual([...new Set(all)])
  expect(all.filter((one) => one.startsWith('/cookbook/'))).toHaveLength(2 * PART_ENTRIES + 1)
  expect(all.filter((one) => /^\/art\/[0-9a-f]/.test(one))).toEqual([`/art/${piece._id}`])
  expect(all).toEqual(expect.arrayContaining(['/about', '/cookbook', '/cookbook/first']))
  expect(Math.max(...lists.map(({ length }) => length))).toBe(PART_ENTRIES)

  await createRecipeDocument({ slug: 'new' })
  await invalidate([COOKBOOK_TAG])
  expect(await partsOf()).toEqual(parts)
  expect(await countDocumentsRead(() => writeSitemapPart(recipeParts[1] ?? ''))).toBe(PART_ENTRIES)
  const last = await addressesIn(await writeSitemapPart(recipeParts.at(-1) ?? ''))
  expect(last).toContain('/cookbook/new')
})

test('what is no part is 404', async () => {
  const [zeros, end] = ['0'.repeat(24), 'f'.repeat(24)]
  for (const file of ['recipes.xml', `recipes-${end}.xml`, `x-${zeros}.xml`, 'recipes-1.xml', '']) {
    await expect(writeSitemapPart(file), file).rejects.toMatchObject({ code: 'not_found' })
  }
})
