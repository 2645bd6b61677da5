import { LRUCache } from 'lru-cache'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { shared } from '@/lib/runtime/process-state'

export type DrawnPicture = { type: 'image/png' | 'image/jpeg'; bytes: Buffer }

type Wanted = {
  /** All that the picture depends on, the version of its drawing too. */
  facts: unknown
  draw: () => Promise<DrawnPicture>
}

/** They are about 8 MB. */
const MAX_KEPT = 80

const drawnPictures = () =>
  shared('drawings', () => new LRUCache<string, DrawnPicture>({ max: MAX_KEPT }))
const runningDrawings = () => shared('drawing', () => new Map<string, Promise<DrawnPicture>>())

/** The tag is the same as long as the facts are; each picture is drawn once at a time. */
export async function sendDrawing(
  { facts, draw }: Wanted,
  request: { headers: Headers },
): Promise<Reply> {
  const etag = entityTag(JSON.stringify(facts))
  const headers = { etag, 'cache-control': 'public, no-cache', 'x-content-type-options': 'nosniff' }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  const { bytes, type } = drawnPictures().get(etag) ?? (await drawOnce(etag, draw))
  return new Reply(new Uint8Array(bytes), { headers: { ...headers, 'content-type': type } })
}

async function drawOnce(etag: string, draw: Wanted['draw']): Promise<DrawnPicture> {
  const running = runningDrawings().get(etag)
  if (running) return running
  const started = draw()
    .then((picture) => {
      drawnPictures().set(etag, picture)
      return picture
    })
    .finally(() => runningDrawings().delete(etag))
  runningDrawings().set(etag, started)
  return started
}
