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
  return follow([outer], async (limit) => {
    const timer = setTimeout(() => limit.abort(new TimedOut()), ms)
    try {
      return await work(limit.signal)
    } finally {
      clearTimeout(timer)
    }
  })
}

/** `AbortSignal.any` would leave an entry on a long-lived signal, other code its listeners. */
export function withOwnSignal<T>(
  outer: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return follow(outer, ({ signal }) => work(signal))
}

async function follow<T>(
  outer: readonly (AbortSignal | undefined)[],
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const followed = outer.filter((signal) => signal !== undefined)
  const abort = () => controller.abort(followed.find(({ aborted }) => aborted)?.reason)
  if (followed.some(({ aborted }) => aborted)) abort()
  for (const signal of followed) signal.addEventListener('abort', abort, { once: true })
  try {
    return await work(controller)
  } finally {
    for (const signal of followed) signal.removeEventListener('abort', abort)
  }
}
