import { expect } from '@playwright/test'
import type { PieceFields } from '@/testing/pieces'
import { withSiteContent } from './members'
import type { Site } from './site'

/** Hangs pieces with their pictures in place of all others, in this order. */
export async function hangPieces(site: Site, pieces: readonly PieceFields[]): Promise<string[]> {
  const ids = await withSiteContent(site, async () => {
    const { createPiece } = await import('@/testing/pieces')
    const { GalleryItemModel } = await import('@/models/gallery-item')
    const { invalidate } = await import('@/lib/cache')
    const { GALLERY_TAG } = await import('@/lib/gallery/tags')
    await GalleryItemModel.deleteMany({})
    await invalidate([GALLERY_TAG])
    const ids: string[] = []
    for (const piece of pieces) ids.push(String((await createPiece(piece))._id))
    return ids
  })
  // The site learns of the database's change within a second.
  await expect.poll(async () => (await shownIds(site)).every((id) => ids.includes(id))).toBe(true)
  return ids
}

async function shownIds(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/gallery`)
  return ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id)
}
