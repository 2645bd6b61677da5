import { AppError } from '@/lib/errors'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { drawBuiltIn } from '@/lib/icons/built-in'

type Icon = { bytes: string; type: string }

const NAME = /^[a-z0-9_-]{1,40}$/
/** Another icon may come under the same name. */
const MAX_AGE_SECONDS = 60

/** An icon by its name in any case, for everybody; 404 where there is none (G-99). */
export function getIcon(name: string, request: { headers: Headers }): Reply {
  const icon = findIcon(name.toLowerCase())
  if (!icon) throw new AppError('not_found', { message: 'There is no such icon.' })
  const etag = entityTag(icon.bytes)
  const headers = {
    etag,
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    'content-type': icon.type,
    'x-content-type-options': 'nosniff',
  }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  return new Reply(icon.bytes, { headers })
}

/** What is served under a name; the one place that knows where icons come from. */
function findIcon(name: string): Icon | null {
  if (!NAME.test(name)) return null
  const drawing = drawBuiltIn(name)
  return drawing === null ? null : { bytes: drawing, type: 'image/svg+xml' }
}
