import { expect, test } from 'vitest'
import { entryHtml } from '@/lib/feeds/feed'
import { galleryFeed, pieceJsonLd, pieceOfTheDay } from '@/lib/gallery/listings'
import { listGallery } from '@/lib/gallery/pieces'
import { withTestDatabase } from '@/testing/db'
import { createPiece } from '@/testing/pieces'

withTestDatabase()

const DAY = { dateKey: '2026-03-10', startsAt: '2026-03-10T04:50:00.000Z', colours: null }
const ALT = 'A harbour at noon with three boats.'

test('alt text stands in the feed, in structured data and on home', async () => {
  await createPiece({ altText: ALT })
  const [entry] = await galleryFeed.list(10, null)
  expect(entry && entryHtml(entry)).toContain(`alt="${ALT}"`)
  const { items } = await listGallery(null)
  const [piece] = items
  expect(piece && pieceJsonLd(piece, 'https://example.org')).toMatchObject({
    image: { '@type': 'ImageObject', caption: ALT },
  })
  expect((await pieceOfTheDay(DAY))?.picture).toMatchObject({ alt: ALT })
})

test('without alt text the title is read in feeds, and the picture of home is decoration', async () => {
  await createPiece({ title: 'Quay' })
  const [entry] = await galleryFeed.list(10, null)
  expect(entry && entryHtml(entry)).toContain('alt="Quay"')
  const { items } = await listGallery(null)
  const [piece] = items
  expect(piece && pieceJsonLd(piece, 'https://example.org').image).toMatch(/^https:.*\.webp$/)
  expect((await pieceOfTheDay(DAY))?.picture).toMatchObject({ alt: '' })
})
