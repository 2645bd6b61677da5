import { ZodError } from 'zod'

/**
 * A provider of AI that could not be reached, refused, or answered with nothing of use. It says so
 * in the site's own words: what a provider and its SDK say may hold keys and prompts, so nothing of
 * theirs is kept, not even as the cause.
 */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed'

  constructor(
    message: string,
    /** It said no, so that it did no work and asks for no money. */
    readonly hasRefused = false,
  ) {
    super(message)
  }
}

/** Makes of whatever a call to a provider threw what may be logged, and read by admins. */
export function toProviderFailed(provider: string, error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  return new ProviderFailed(`${provider} ${describe(error)}.`, statusOf(error) !== null)
}

/**
 * For the `catch` of the call itself: a provider's error has codes of the provider's choosing, which
 * nobody further out may take for those of the database.
 */
export function failsAs(provider: string): (error: unknown) => never {
  return (error) => {
    throw toProviderFailed(provider, error)
  }
}

function describe(error: unknown): string {
  if (error instanceof ZodError || error instanceof SyntaxError) return 'gave no usable answer'
  const status = statusOf(error)
  if (status !== null) return `answered with status ${status}`
  return 'could not be reached, or did not answer in time'
}

function statusOf(error: unknown): number | null {
  const hasStatus = error instanceof Error && 'status' in error
  return hasStatus && typeof error.status === 'number' ? error.status : null
}
