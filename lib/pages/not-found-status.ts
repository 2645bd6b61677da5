import { shared } from '@/lib/runtime/process-state'

const notFoundRequests = () => shared('missing-pages', () => new Set<string>())

/** Has the web process answer this request with 404. */
export function addNotFound(requestId: string): void {
  notFoundRequests().add(requestId)
}

/** Removes the note. */
export function takeNotFound(requestId: string): boolean {
  return notFoundRequests().delete(requestId)
}
