/** What the worker stored, which it gives the time of the copy. */
export function isCopy(): boolean {
  return 'asOf' in document.documentElement.dataset
}

export function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
