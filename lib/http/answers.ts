import type { z } from 'zod'

/** A success that is not JSON, by its media types; without any it has no body. */
export type Sends<T extends string = string> = {
  readonly sends: readonly T[]
  /** Whether a caller may ask for a part of it (206). */
  readonly inParts?: boolean
}

/** What a route says of its success: the schema of its JSON, or what else it sends. */
export type Answer = z.ZodType | Sends

/** A body of one of these media types. */
export function sends<T extends string>(...types: T[]): Sends<T> {
  return { sends: types }
}

/** A stored file, of which a caller may ask for a part. */
export function sendsFile<T extends string>(...types: T[]): Sends<T> {
  return { sends: types, inParts: true }
}

/** 204, without a body. */
export const nothing: Sends<never> = { sends: [] }

/** The status of a route's success where `run` does not name another one. */
export function successStatus({
  answer,
  status,
}: {
  answer: Answer
  status?: number | undefined
}): number {
  return status ?? ('sends' in answer && answer.sends.length === 0 ? 204 : 200)
}
