import { serialize } from './driver'

export type Answer = () => Promise<unknown>

/** The same bytes: a text would cost more than all else here. */
export const isSame = (one: unknown, other: unknown): boolean =>
  Buffer.compare(serialize({ value: one }), serialize({ value: other })) === 0

type Failed = { error: number | undefined }

/** What was answered, or the code of the error that was. */
export async function answer(ask: Answer): Promise<unknown> {
  return ask().catch((error: { code?: number }): Failed => ({ error: error.code }))
}

export async function answers(asks: readonly Answer[]): Promise<unknown[]> {
  return Promise.all(asks.map(answer))
}

export const isError = (found: unknown): found is Failed =>
  typeof found === 'object' && found !== null && 'error' in found
