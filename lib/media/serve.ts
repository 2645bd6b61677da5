import type { mongo } from 'mongoose'
import { AppError } from '@/lib/errors'
import { hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { findMedia, mediaBucket, type MediaFile } from '@/lib/media/store'

export type MediaRequest = { method: string; headers: Headers; signal: AbortSignal }

export type ServeOptions = {
  /** Allows caching without revalidation. */
  isImmutable?: boolean
}

const YEAR_SECONDS = 31_536_000

/** Answers 200, 206, 304, 416 or 404; the caller has checked access. */
export async function serveMedia(
  name: string,
  request: MediaRequest,
  { isImmutable = true }: ServeOptions = {},
): Promise<Reply> {
  const file = await findMedia(name)
  if (!file) throw new AppError('not_found')
  const etag = `"${file.name}"`
  const headers: Record<string, string> = {
    etag,
    'cache-control': cacheControl(file, isImmutable),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  const range = readRange(request.headers, file.length, etag)
  if (range === 'outside') {
    headers['content-range'] = `bytes */${file.length}`
    return new Reply(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: file.length }
  headers['content-type'] = file.type
  headers['content-length'] = String(end - start)
  if (range) headers['content-range'] = `bytes ${start}-${end - 1}/${file.length}`
  const body = request.method === 'HEAD' ? null : await openBody(file, start, end, request.signal)
  return new Reply(body, { status: range ? 206 : 200, headers })
}

function cacheControl(file: MediaFile, isImmutable: boolean): string {
  const scope = file.access === 'public' ? 'public' : 'private'
  return isImmutable ? `${scope}, max-age=${YEAR_SECONDS}, immutable` : `${scope}, no-cache`
}

type Range = { start: number; end: number }

/** Null for the whole file; several ranges are not supported. */
function readRange(headers: Headers, length: number, etag: string): Range | 'outside' | null {
  const condition = headers.get('if-range')
  if (condition !== null && condition !== etag) return null
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.trim() ?? '')
  const [, first, last] = match ?? []
  if (!match || (!first && !last)) return null
  if (!first) {
    const size = Math.min(Number(last), length)
    return size === 0 ? 'outside' : { start: length - size, end: length }
  }
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= length) return 'outside'
  return { start, end: last ? Math.min(Number(last) + 1, length) : length }
}

/** Follows the reader's pace and stops when the reader disconnects. */
async function openBody(
  file: MediaFile,
  start: number,
  end: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const bucket = await mediaBucket()
  const source: mongo.GridFSBucketReadStream = bucket.openDownloadStream(file.id, { start, end })
  const stop = () => {
    source.destroy()
  }
  signal.addEventListener('abort', stop, { once: true })
  source.once('close', () => signal.removeEventListener('abort', stop))
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: stop,
    },
    { highWaterMark: 1 },
  )
}
