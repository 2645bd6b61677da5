import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'

/** Answers 304 to a matching `If-None-Match` (G-19a); `private` where viewers differ. */
export function listReply<T>(
  list: T,
  request: { headers: Headers },
  scope: 'public' | 'private' = 'public',
  more: Record<string, string> = {},
): Reply<T> {
  const body = JSON.stringify(list)
  const etag = entityTag(body)
  const headers = {
    etag,
    'cache-control': scope === 'private' ? 'private, no-cache' : 'no-cache',
    'content-type': 'application/json',
    ...more,
  }
  const isKnown = hasTag(request.headers.get('if-none-match'), etag)
  return isKnown ? new Reply<T>(null, { status: 304, headers }) : new Reply<T>(body, { headers })
}
