import type { Types } from 'mongoose'
import { ART_TEXTS, type GenerationState } from '@/lib/aotd/catalogue'
import { ART_TAG } from '@/lib/aotd/tags'
import { now } from '@/lib/clock'
import type { PictureRequest } from '@/lib/integrations/images/port'
import { invalidate } from '@/lib/cache'
import { cutText } from '@/lib/config/cut-text'
import { MINUTE_MS } from '@/lib/durations'
import { leasesOn } from '@/lib/leases/lease'
import { ArtworkModel } from '@/models/artwork'

export type Work = {
  id: Types.ObjectId
  owner: string
  authorId: Types.ObjectId
  state: GenerationState
  hasFiles: boolean
  /** What remains is to post it; the lease is kept until then. */
  isCompleted: boolean
  /** An admin's own words, which replace the painter's. */
  adminTexts: { title?: string; prompt?: string }
  request: PictureRequest
}

/** The art was taken over, deleted or finished by another: nothing more may be written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Renews the lease; throws `LeaseLost`. */
export async function advance(work: Work, step: Record<string, unknown>): Promise<void> {
  if (!(await artLeases.renew(heldLease(work), step))) throw new LeaseLost()
}

/** Releases the lease; throws `LeaseLost`. */
export async function finish(work: Work, step: Record<string, unknown>): Promise<void> {
  if (!(await artLeases.release(heldLease(work), step))) throw new LeaseLost()
}

function heldLease({ id, owner }: Work) {
  return { _id: id, owner }
}

/** The detail of the error is for admins alone; completed art stays completed (G-51). */
export async function failWork(work: Work, error: unknown): Promise<void> {
  const detail = cutText(error instanceof Error ? error.message : String(error), 300)
  const posted = { 'generationStatus.state': 'done', 'generationStatus.error': detail }
  await finish(work, work.isCompleted ? posted : failure(ART_TEXTS.failed, detail))
}

/** The try does not count. An expired lease marks completed art whose posts are left. */
export async function releaseWork(work: Work): Promise<void> {
  if (work.isCompleted) await artLeases.expire(heldLease(work))
  else await artLeases.release(heldLease(work), {}, { tries: -1 })
}

export function failure(message: string, error: string): Record<string, unknown> {
  return {
    'generationStatus.status': 'failed',
    'generationStatus.state': 'error',
    'generationStatus.message': message,
    'generationStatus.error': error,
    'generationStatus.completedAt': now(),
  }
}

/** Each step has a lease of this length (G-50). */
export const LEASE_MS = 3 * MINUTE_MS

/** They follow the site's clock, like everything of an art day; deleted art has none. */
export const artLeases = leasesOn(ArtworkModel, {
  ms: LEASE_MS,
  clock: now,
  filter: { deletedAt: null },
  onWrite: () => invalidate([ART_TAG]),
})
