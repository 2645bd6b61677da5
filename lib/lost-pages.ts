import { isDatabaseGone } from '@/lib/errors'
import { shared } from '@/lib/process-state'

/** Why a page is answered with 503; `text` is its area's own, null for the site's. */
export type LostPage = { text: string | null }

/** Requests whose page failed, until they are answered. */
const lost = () => shared('lost-pages', () => new Map<string, LostPage>())

/**
 * Notes why the page of a request failed, where that is its area's service or the database; the web
 * process answers accordingly. Told apart by name, as Next has its own copy of every class.
 */
export function noteFailedPage(error: unknown, requestId: string): void {
  if (isAreaFailure(error)) lost().set(requestId, { text: error.text })
  else if (isDatabaseGone(error)) lost().set(requestId, { text: null })
}

function isAreaFailure(error: unknown): error is Error & { text: string } {
  return error instanceof Error && error.name === 'AreaFailure' && 'text' in error
}

/** Why the page of this request is answered with 503, or null. Forgets the request. */
export function takeLostPage(requestId: string): LostPage | null {
  const page = lost().get(requestId) ?? null
  lost().delete(requestId)
  return page
}
