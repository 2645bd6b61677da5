import type { Types } from 'mongoose'
import { ART_TEXTS, type GenerationState } from '@/lib/aotd/catalogue'
import { artLeases } from '@/lib/aotd/lease'
import { ART_TAG } from '@/lib/aotd/queries'
import { invalidate } from '@/lib/cache'
import { now } from '@/lib/clock'
import type { PictureRequest } from '@/lib/integrations/images/port'

/** One art in the hands of one worker. */
export type Work = {
  id: Types.ObjectId
  owner: string
  authorId: Types.ObjectId
  state: GenerationState
  hasFiles: boolean
  /** What an admin wrote before there was a picture; the painter's own words do not replace it. */
  kept: { title?: string; prompt?: string }
  request: PictureRequest
}

/** The art was taken over, deleted or finished by someone else: whatever is written now is refused. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Writes a step of the work and renews its lease; throws `LeaseLost` when it is not ours any more. */
export async function advance(work: Work, step: Record<string, unknown>): Promise<void> {
  await settle(await artLeases.renew(held(work), step))
}

/** Writes the end of the work and gives the lease back; throws `LeaseLost` like `advance`. */
export async function finish(work: Work, step: Record<string, unknown>): Promise<void> {
  await settle(await artLeases.release(held(work), step))
}

async function settle(isHeld: boolean): Promise<void> {
  if (!isHeld) throw new LeaseLost()
  await invalidate([ART_TAG])
}

/** What was deleted is in nobody's hands. */
function held({ id, owner }: Work) {
  return { _id: id, owner, filter: { deletedAt: null } }
}

/** Ends the work as failed; what went wrong inside is for admins alone. */
export async function failWork(work: Work, error: unknown): Promise<void> {
  const detail = error instanceof Error ? error.message : String(error)
  await finish(work, failure(ART_TEXTS.failed, detail.slice(0, 300)))
}

/** Gives an unfinished art back for others to take at once, as if it had not been begun. */
export async function releaseWork({ id, owner }: Work): Promise<void> {
  await artLeases.release({ _id: id, owner }, {}, { tries: -1 })
}

/** The fields of an art that failed; `error` is for admins alone. */
export function failure(message: string, error: string): Record<string, unknown> {
  return {
    'generationStatus.status': 'failed',
    'generationStatus.state': 'error',
    'generationStatus.message': message,
    'generationStatus.error': error,
    'generationStatus.completedAt': now(),
  }
}
