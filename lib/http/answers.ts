import type { z } from 'zod'

/** A success that is not JSON, by media types; without a type it has no body. */
export type Sends<T extends string = string> = {
  readonly sends: readonly T[]
  /** Whether range requests are answered with 206. */
  readonly inParts?: boolean
}

export type Answer = z.ZodType | Sends

export function successStatus({
  answer,
  status,
}: {
  answer: Answer
  status?: number | undefined
}): number {
  return status ?? ('sends' in answer && answer.sends.length === 0 ? 204 : 200)
}
