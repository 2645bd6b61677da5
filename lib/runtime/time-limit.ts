export class TimedOut extends Error {
  override name = 'TimedOut'

  constructor() {
    super('It did not end in time.')
  }
}

/** Holds its timer until the work ends: Node 20's `AbortSignal.any` loses that of a time-out. */
export function withTimeLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  return follow(outer, async (limit) => {
    const timer = setTimeout(() => limit.abort(new TimedOut()), ms)
    try {
      return await work(limit.signal)
    } finally {
      clearTimeout(timer)
    }
  })
}

/** Runs work with a signal that aborts with `outer`, for code that leaves its listeners on it. */
export function withOwnSignal<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return follow(outer, ({ signal }) => work(signal))
}

async function follow<T>(
  outer: AbortSignal | undefined,
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort, { once: true })
  try {
    return await work(controller)
  } finally {
    outer?.removeEventListener('abort', abort)
  }
}
