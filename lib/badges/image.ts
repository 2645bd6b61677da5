import { getBadge } from '@/lib/badges/badges'
import { drawMedal } from '@/lib/badges/medal/draw-medal'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { findMedia } from '@/lib/media/store'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'

const MAX_AGE_SECONDS = 60

/** 404 for an unknown code; a badge without a stored picture has a drawn medal (G-98). */
export async function getBadgeImage(code: string, request: MediaRequest): Promise<Reply> {
  const { code: stored, color, file } = await getBadge(code)
  if (file && (await findMedia(file))) return serveMedia(file, request, { isImmutable: false })
  const etag = entityTag(`${stored} ${color}`)
  const headers = {
    etag,
    'cache-control': `private, max-age=${MAX_AGE_SECONDS}`,
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  return new Reply(await drawMedal(stored, color), { headers })
}
