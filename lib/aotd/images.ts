import { findArt } from '@/lib/aotd/artworks'
import { artDayOf } from '@/lib/aotd/day'
import { withoutMarks } from '@/lib/config/plain-letters'
import { isPrefetch } from '@/lib/http/prefetch'
import { countView } from '@/lib/aotd/views'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { siteConfig } from '@/lib/settings/site-config'
import { AppError } from '@/lib/errors'
import { Reply } from '@/lib/http/reply'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { ArtworkModel } from '@/models/artwork'

/** A complete response counts as a view (G-55). */
export async function getTodayImage(viewer: Viewer, request: MediaRequest): Promise<Reply> {
  const art = await findArt(artDayOf(now()))
  if (!art?.files || art.status !== 'completed') throw new AppError('not_found')
  const reply = await serveMedia(art.files.full, request, { isImmutable: false })
  const isShown = reply.init.status === 200 && request.method === 'GET'
  if (isShown && !isPrefetch(request.headers)) await countView(viewer, art.id)
  return reply
}

/** The picture has 700 px; it counts no view (G-61). */
export async function getSmallImage(filename: string, request: MediaRequest): Promise<Reply> {
  await dayOfPicture('small', filename)
  return serveMedia(filename, request)
}

/** The picture has 1024 px; it counts no view (G-62a). */
export async function getFullImage(filename: string, request: MediaRequest): Promise<Reply> {
  await dayOfPicture('full', filename)
  return serveMedia(filename, request)
}

export async function getOriginal(filename: string, request: MediaRequest): Promise<Reply> {
  const dateKey = await dayOfPicture('original', filename)
  const { body, init } = await serveMedia(filename, request)
  const saved = pictureFileName(siteConfig().name, dateKey)
  const headers = { ...init.headers, 'content-disposition': `attachment; filename="${saved}"` }
  return new Reply(body, { ...init, headers })
}

/** Throws `not_found` unless the picture belongs to visible art. */
async function dayOfPicture(
  size: 'small' | 'full' | 'original',
  filename: string,
): Promise<string> {
  const art = await ArtworkModel.live
    .findOne({
      [`files.${size}`]: filename,
      'generationStatus.status': 'completed',
    })
    .select({ dateKey: 1 })
    .lean()
  if (!art) throw new AppError('not_found')
  return art.dateKey
}

export function pictureFileName(siteName: string, dateKey: string, extension = 'png'): string {
  const plain = withoutMarks(siteName).toLowerCase()
  const stem = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'art'
  return `${stem}-${dateKey}.${extension}`
}
