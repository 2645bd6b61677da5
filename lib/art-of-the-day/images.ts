import { findArt } from '@/lib/art-of-the-day/artworks'
import { artDayOf } from '@/lib/art-of-the-day/day'
import { isPrefetch } from '@/lib/art-of-the-day/intent'
import { countView } from '@/lib/art-of-the-day/views'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { ArtworkModel } from '@/models/artwork'

/** Today's picture at 1024 px; an answer with all of it counts as a view (G-55). */
export async function getTodayImage(viewer: Viewer, request: MediaRequest): Promise<Reply> {
  const art = await findArt(artDayOf(now()))
  if (!art?.files || art.status !== 'completed') throw new AppError('not_found')
  const reply = await serveMedia(art.files.full, request, { isImmutable: false })
  const isShown = reply.init.status === 200 && request.method === 'GET'
  if (isShown && !isPrefetch(request.headers)) await countView(viewer, art.id)
  return reply
}

/** A completed art's picture at 700 px for any member; counts no view (G-61). */
export async function getSmallImage(filename: string, request: MediaRequest): Promise<Reply> {
  await connectDb()
  const art = await ArtworkModel.exists({
    'files.small': filename,
    'generationStatus.status': 'completed',
    deletedAt: null,
  })
  if (!art) throw new AppError('not_found')
  return serveMedia(filename, request)
}
