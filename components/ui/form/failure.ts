import { ApiError } from '@/lib/http/client'
import { waitText } from '@/lib/format'

export type Failure = {
  /** Never empty. */
  text: string
  /** Its keys are field names. */
  fields: Readonly<Record<string, string>>
  /** `status` 0 where the server was not reached; null for other errors. */
  error: ApiError | null
}

export function failureOf(reason: unknown): Failure {
  return reason instanceof ApiError
    ? withWait({ text: reason.message, fields: reason.fields, error: reason })
    : { text: 'An unknown error occurred.', fields: {}, error: null }
}

export function isAtFields({ text, fields }: Failure): boolean {
  return Object.values(fields).join(' ').includes(text)
}

/** Null where nothing else than these fields was wrong. */
export function withoutFields<F extends Failure>(failure: F, names: readonly string[]): F | null {
  const left = Object.entries(failure.fields).filter(([name]) => !names.includes(name))
  const fields = Object.fromEntries(left)
  if (!isAtFields(failure)) return { ...failure, fields }
  return left.length === 0 ? null : { ...failure, fields, text: Object.values(fields).join(' ') }
}

/** Adds when a 429 ends, behind the texts that do not say it (G-152). */
export function withWait<F extends Failure>(failure: F): F {
  const { text, fields, error } = failure
  if (error?.status !== 429 || !error.retryAfter) return failure
  const wait = waitText(error.retryAfter)
  if (text.includes(wait)) return failure
  const withWaits = Object.entries(fields).map(([name, message]) => [
    name,
    message === text ? `${message} ${wait}` : message,
  ])
  return { ...failure, text: `${text} ${wait}`, fields: Object.fromEntries(withWaits) }
}
