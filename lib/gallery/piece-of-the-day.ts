import type { Viewer } from '@/lib/auth/permissions'
import { type DayEntry, pickOfDay } from '@/lib/config/day-entry'
import { piecePath } from '@/lib/config/paths'
import { listGalleryPage } from '@/lib/gallery/pieces'
import { picturePath } from '@/lib/gallery/tags'

/** It is one of the pieces on the first page of the gallery. */
export async function pieceOfTheDay(day: string, viewer: Viewer | null): Promise<DayEntry | null> {
  const piece = pickOfDay((await listGalleryPage(viewer)).pieces, day)
  if (!piece) return null
  const { _id, title, creator, dateMade, smallFilename, width, height, isSample } = piece
  return {
    kind: 'art',
    title,
    isWork: true,
    href: piecePath(_id),
    isSample,
    facts: [creator, dateMade.slice(0, 4)],
    picture: { src: picturePath(smallFilename), size: { width, height } },
  }
}
