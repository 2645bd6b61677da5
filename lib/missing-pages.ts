import { shared } from '@/lib/process-state'

const missingPages = () => shared('missing-pages', () => new Set<string>())

/** Has the web process answer this request with 404. */
export function noteMissingPage(requestId: string): void {
  missingPages().add(requestId)
}

/** Removes the note. */
export function takeMissingPage(requestId: string): boolean {
  return missingPages().delete(requestId)
}
