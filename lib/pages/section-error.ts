import { toAppError } from '@/lib/errors'

class SectionError extends Error {
  override name = 'SectionError'

  constructor(
    readonly text: string,
    cause: unknown,
  ) {
    super(text, { cause })
  }
}

/** Turns a failure into a 503 with the area's text; refusals such as 404 pass (G-115). */
export async function loadSection<T>(text: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // Next's own signals, such as notFound(), carry a digest.
    const isSignal = error instanceof Error && 'digest' in error
    if (isSignal || toAppError(error).status < 500) throw error
    throw new SectionError(text, error)
  }
}
