import { toAppError } from '@/lib/errors'

/** A page's own service failed; its text is for people (G-115). */
export class AreaFailure extends Error {
  override name = 'AreaFailure'

  constructor(
    readonly text: string,
    cause: unknown,
  ) {
    super(text, { cause })
  }
}

/**
 * What a page shows of its area. Where the service fails, the page is answered with 503 and the
 * area's text, also without scripts; refusals such as 404 stay what they are.
 */
export async function loadArea<T>(text: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // Next's own signals, such as notFound(), carry a digest.
    const isSignal = error instanceof Error && 'digest' in error
    if (isSignal || toAppError(error).status < 500) throw error
    throw new AreaFailure(text, error)
  }
}
