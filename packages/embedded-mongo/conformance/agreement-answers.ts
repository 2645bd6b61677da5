import { serialize } from './driver'

export type Answer = () => Promise<unknown>

/** Compares bytes: comparing texts would dominate the run time. */
export const isSame = (one: unknown, other: unknown): boolean =>
  Buffer.compare(serialize({ value: one }), serialize({ value: other })) === 0

type Failed = { error: number | undefined }

/** The answer, or its error code. */
export async function answer(ask: Answer): Promise<unknown> {
  return ask().catch((error: { code?: number }): Failed => ({ error: error.code }))
}

export async function answers(asks: readonly Answer[]): Promise<unknown[]> {
  return Promise.all(asks.map(answer))
}

export const isError = (found: unknown): found is Failed =>
  typeof found === 'object' && found !== null && 'error' in found
