import { Types } from 'mongoose'
import { type Art, readArt } from '@/lib/aotd/artworks'
import { AUTHOR_REPLIES } from '@/lib/aotd/author/replies'
import { artDayOf } from '@/lib/aotd/day'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

/** 403 with `denied` for other viewers; 409 if not completed or not of today (G-57, G-62d). */
export async function getAuthoredArt(
  viewer: Viewer,
  denied: string,
  dateKey?: string,
): Promise<Art> {
  const today = artDayOf(now())
  const isOver = dateKey !== undefined && dateKey !== today
  const art = isOver ? null : await readArt(today)
  if (art && art.authorId !== viewer.id) throw new AppError('forbidden', { message: denied })
  if (art?.status !== 'completed') throw new AppError('conflict', { message: AUTHOR_REPLIES.noArt })
  return art
}

/** The conditions that still hold when the change is written. */
export function authoredArtFilter(viewer: Viewer, art: Art) {
  return {
    _id: new Types.ObjectId(art.id),
    createdById: new Types.ObjectId(viewer.id),
    dateKey: artDayOf(now()),
    'generationStatus.status': 'completed' as const,
  }
}
