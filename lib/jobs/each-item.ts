import { isDatabaseGone } from '@/lib/errors'

/**
 * Does the work for one item after the other, also after it failed for one, so that none blocks the
 * others. Then throws the error, or an `AggregateError` of several; after the signal its reason.
 */
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
