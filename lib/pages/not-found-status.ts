import { LRUCache } from 'lru-cache'
import { shared } from '@/lib/runtime/process-state'

/** Limited, as nobody takes the note of a request whose client has left. */
const notFoundRequests = () =>
  shared('missing-pages', () => new LRUCache<string, true>({ max: 1000 }))

/** Has the web process answer this request with 404. */
export function addNotFound(requestId: string): void {
  notFoundRequests().set(requestId, true)
}

export function takeNotFound(requestId: string): boolean {
  return notFoundRequests().delete(requestId)
}
