import { LRUCache } from 'lru-cache'
import { isDatabaseGone } from '@/lib/errors'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

/** `text` is the area's own, null for the site's. */
export type PageError = { text: string | null }

/** Limited, as nobody takes the note of a request whose client has left. */
const pageErrors = () =>
  shared('failed-pages', () => new LRUCache<string, PageError>({ max: 1000 }))

/** Checks the name, as Next has its own copy of every class. */
export function addPageError(error: unknown, requestId: string): void {
  if (isSectionError(error)) pageErrors().set(requestId, { text: error.text })
  else if (isDatabaseGone(error)) pageErrors().set(requestId, { text: null })
  // Next answers 500 and says nothing of it.
  else logger().error({ err: error, requestId }, 'A page failed.')
}

function isSectionError(error: unknown): error is Error & { text: string } {
  return error instanceof Error && error.name === 'SectionError' && 'text' in error
}

/** Null for a page that did not fail; removes the entry. */
export function takePageError(requestId: string): PageError | null {
  const page = pageErrors().get(requestId) ?? null
  pageErrors().delete(requestId)
  return page
}
