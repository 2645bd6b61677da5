import { isDatabaseGone } from '@/lib/errors'
import { shared } from '@/lib/process-state'

/** `text` is the area's own, null for the site's. */
export type FailedPage = { text: string | null }

const failedPages = () => shared('failed-pages', () => new Map<string, FailedPage>())

/** Checks the name, as Next has its own copy of every class. */
export function noteFailedPage(error: unknown, requestId: string): void {
  if (isAreaFailure(error)) failedPages().set(requestId, { text: error.text })
  else if (isDatabaseGone(error)) failedPages().set(requestId, { text: null })
}

function isAreaFailure(error: unknown): error is Error & { text: string } {
  return error instanceof Error && error.name === 'AreaFailure' && 'text' in error
}

/** Null for a page that did not fail; removes the entry. */
export function takeFailedPage(requestId: string): FailedPage | null {
  const page = failedPages().get(requestId) ?? null
  failedPages().delete(requestId)
  return page
}
