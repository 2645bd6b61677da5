import { isDatabaseGone } from '@/lib/errors'

/** A failure does not block the other items; then throws it, or an `AggregateError` of several. */
export async function forEachItem<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = []
  for await (const item of items) {
    signal?.throwIfAborted()
    try {
      await work(item)
    } catch (error) {
      signal?.throwIfAborted()
      if (isDatabaseGone(error)) throw error
      errors.push(error)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, messagesOf(errors))
}

function messagesOf(errors: readonly unknown[]): string {
  const messages = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  return [...new Set(messages)].join(' ')
}
