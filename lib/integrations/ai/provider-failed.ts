import { ZodError } from 'zod'

/** A provider's failure in the site's own words: its texts may hold keys and prompts. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed'

  constructor(
    message: string,
    /** The provider did no work, so the call costs nothing. */
    readonly hasRefused = false,
  ) {
    super(message)
  }
}

export function toProviderFailed(provider: string, error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error
  return new ProviderFailed(`${provider} ${describe(error)}.`, statusOf(error) !== null)
}

/** Applied at the call: a provider's error codes must not pass for the database's. */
export function rethrowAs(provider: string): (error: unknown) => never {
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
