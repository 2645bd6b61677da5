import { ApiError } from '@/lib/http/client'

export type Failure = {
  /** Never empty. */
  text: string
  /** By field name. */
  fields: Readonly<Record<string, string>>
  /** `status` 0 where the server was not reached; null for other errors. */
  error: ApiError | null
}

export function failureOf(reason: unknown): Failure {
  return reason instanceof ApiError
    ? { text: reason.message, fields: reason.fields, error: reason }
    : { text: 'An unknown error occurred.', fields: {}, error: null }
}
