import { Types } from 'mongoose'
import { type Art, readArt } from '@/lib/aotd/artworks'
import { AUTHOR_REPLIES } from '@/lib/aotd/author-texts'
import { artDayOf } from '@/lib/aotd/day'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

/**
 * Today's completed art, if it is the viewer's: 403 with `denied` for all others, 409 while it is
 * not completed, or where `dateKey` names a day that is over (G-57, G-62d).
 */
export async function getOwnArt(viewer: Viewer, denied: string, dateKey?: string): Promise<Art> {
  const today = artDayOf(now())
  const isOver = dateKey !== undefined && dateKey !== today
  const art = isOver ? null : await readArt(today)
  if (art && art.authorId !== viewer.id) throw new AppError('forbidden', { message: denied })
  if (art?.status !== 'completed') throw new AppError('conflict', { message: AUTHOR_REPLIES.noArt })
  return art
}

/** What a change of the art by its author goes by: all of it holds still when it is written. */
export function ownArtFilter(viewer: Viewer, art: Art) {
  return {
    _id: new Types.ObjectId(art.id),
    createdById: new Types.ObjectId(viewer.id),
    dateKey: artDayOf(now()),
    'generationStatus.status': 'completed' as const,
    deletedAt: null,
  }
}
