import { isDatabaseGone } from '@/lib/errors'
import { shared } from '@/lib/process-state'

/** Requests whose page failed for want of the database, until they are answered. */
const lost = () => shared('lost-pages', () => new Set<string>())

/** Notes why the page of a request failed; the web process answers accordingly. */
export function noteFailedPage(error: unknown, requestId: string): void {
  if (isDatabaseGone(error)) lost().add(requestId)
}

/** Whether the page of this request failed for want of the database. Forgets the request. */
export function takeLostPage(requestId: string): boolean {
  return lost().delete(requestId)
}
