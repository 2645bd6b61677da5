import type { PieceFields } from '@/lib/testing/pieces'
import { withSiteData } from './members'
import type { Site } from './site'

/** Hangs pieces with their pictures in place of all others, in this order. */
export async function hangPieces(site: Site, pieces: readonly PieceFields[]): Promise<string[]> {
  return withSiteData(site, async () => {
    const { createPiece } = await import('@/lib/testing/pieces')
    const { GalleryItemModel } = await import('@/models/gallery-item')
    await GalleryItemModel.deleteMany({})
    const ids: string[] = []
    for (const piece of pieces) ids.push(String((await createPiece(piece))._id))
    return ids
  })
}
