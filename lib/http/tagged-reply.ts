import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'

/** A public text that answers 304 to a matching `If-None-Match`. */
export function taggedReply(
  body: string,
  type: string,
  request: { headers: Headers },
  more: Record<string, string> = {},
): Reply {
  const etag = entityTag(body)
  const headers = { etag, 'cache-control': 'public, no-cache', ...more }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  return new Reply(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
}
