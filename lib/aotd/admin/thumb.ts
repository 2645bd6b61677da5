import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { AppError } from '@/lib/errors'
import { hasTag, Reply } from '@/lib/http/reply'
import type { MediaRequest } from '@/lib/media/serve'
import { findMedia, openMedia } from '@/lib/media/store'

const LONGER_SIDE = 144

/** Scaled per request; a matching ETag answers 304 before the file is read. */
export async function serveThumb(name: string, request: MediaRequest): Promise<Reply> {
  const file = await findMedia(name)
  if (!file) throw new AppError('not_found')
  const etag = `"${file.name}-${LONGER_SIDE}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  const small = await sharp(await buffer(await openMedia(file)))
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
  return new Reply(new Uint8Array(small), {
    headers: { ...headers, 'content-type': 'image/webp', 'content-length': String(small.length) },
  })
}
