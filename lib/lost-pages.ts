import { isDatabaseGone } from '@/lib/errors'
import { shared } from '@/lib/process-state'

/** `text` is the area's own, null for the site's. */
export type LostPage = { text: string | null }

const lost = () => shared('lost-pages', () => new Map<string, LostPage>())

/** Checks the name, as Next has its own copy of every class. */
export function noteFailedPage(error: unknown, requestId: string): void {
  if (isAreaFailure(error)) lost().set(requestId, { text: error.text })
  else if (isDatabaseGone(error)) lost().set(requestId, { text: null })
}

function isAreaFailure(error: unknown): error is Error & { text: string } {
  return error instanceof Error && error.name === 'AreaFailure' && 'text' in error
}

/** Null for a page that did not fail; removes the entry. */
export function takeLostPage(requestId: string): LostPage | null {
  const page = lost().get(requestId) ?? null
  lost().delete(requestId)
  return page
}
