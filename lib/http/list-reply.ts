import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'

/**
 * A list as JSON that caches may keep but must ask about (G-19a): 304 where the caller has it as it
 * is. `private` is for one that is not the same for everybody.
 */
export function listReply<T>(
  list: T,
  request: { headers: Headers },
  scope: 'public' | 'private' = 'public',
): Reply<T> {
  const body = JSON.stringify(list)
  const etag = entityTag(body)
  const headers = {
    etag,
    'cache-control': scope === 'private' ? 'private, no-cache' : 'no-cache',
    'content-type': 'application/json',
  }
  const isKnown = hasTag(request.headers.get('if-none-match'), etag)
  return isKnown ? new Reply<T>(null, { status: 304, headers }) : new Reply<T>(body, { headers })
}
