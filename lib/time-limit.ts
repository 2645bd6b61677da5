/** The reason of a signal whose time is over. */
export class TimedOut extends Error {
  override name = 'TimedOut'

  constructor() {
    super('It did not end in time.')
  }
}

/**
 * Runs work with a signal that aborts after `ms`, or with `outer` and its reason. The timer is
 * held until the work ends: `AbortSignal.any` loses that of `AbortSignal.timeout` to garbage
 * collection on Node 20.
 */
export async function withTimeLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new TimedOut()), ms)
  const follow = () => limit.abort(outer?.reason)
  if (outer?.aborted) follow()
  else outer?.addEventListener('abort', follow, { once: true })
  try {
    return await work(limit.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', follow)
  }
}
