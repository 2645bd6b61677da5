import type { Model, QueryFilter, UpdateQuery } from 'mongoose'
import { realNow } from '@/lib/clock'
import { isOwnerGone } from '@/lib/lease-owner'

/** Who works on a document, and until when others keep off it. */
export type Lease = { owner: string; until: Date }

export type Leased = { lease?: Lease | null }

/** A document as it was when its lease was looked at. */
export type Candidate = Leased & { _id: unknown }

type LeaseOptions = {
  /** How long a lease lasts unless it is renewed, in milliseconds. */
  ms: number
  /** Leases follow real time; the painting alone follows the site's clock (G-50). */
  clock?: () => Date
}

type ClaimOptions<D> = {
  owner: string
  /** What the document must still match besides its unchanged lease. */
  filter?: QueryFilter<D>
  update?: UpdateQuery<D>
  select?: string
}

/**
 * The leases on the documents of a model with `LEASE`. Of any number of processes one holds a lease
 * at a time: it is taken by a single update that matches only while nobody touched the lease since
 * it was read.
 */
export function leasesOn<D extends Leased>(model: Model<D>, { ms, clock = realNow }: LeaseOptions) {
  const lasting = (owner: string) => ({ owner, until: leaseEnd(clock(), ms) })

  /** The document with its new lease, or null where another process was quicker. */
  async function claim(candidate: Candidate, { owner, filter, update, select }: ClaimOptions<D>) {
    const { $set, ...operators } = update ?? {}
    const query = model.findOneAndUpdate(
      { ...filter, ...unchanged(candidate) } as QueryFilter<D>,
      { ...operators, $set: { ...$set, lease: lasting(owner) } } as UpdateQuery<D>,
      { returnDocument: 'after' },
    )
    if (select) query.select(select)
    return query.lean()
  }

  /** Writes while the lease is held, and renews it; false where it went to another process. */
  function renew(held: Held, $set: Record<string, unknown> = {}): Promise<boolean> {
    return write(held, { ...$set, 'lease.until': leaseEnd(clock(), ms) })
  }

  /** Writes while the lease is held, and gives it back; false where it went to another process. */
  function release(
    held: Held,
    $set: Record<string, unknown> = {},
    $inc?: Record<string, number>,
  ): Promise<boolean> {
    return write(held, { ...$set, lease: null }, $inc)
  }

  async function write(
    { _id, owner, filter }: Held,
    $set: Record<string, unknown>,
    $inc?: Record<string, number>,
  ): Promise<boolean> {
    const { matchedCount } = await model.updateOne(
      { ...filter, _id, 'lease.owner': owner } as QueryFilter<D>,
      { $set, ...($inc && { $inc }) } as UpdateQuery<D>,
    )
    return matchedCount === 1
  }

  return { claim, renew, release, isFree: (lease: Leased['lease']) => isFree(lease, clock()) }
}

/** A document whose lease `owner` holds. */
type Held = { _id: unknown; owner: string; filter?: Record<string, unknown> }

/** Whether nobody holds a lease: there is none, it ran out, or its owner is known to be gone. */
export function isFree(lease: Leased['lease'], at: Date, owner?: string): boolean {
  return !lease || lease.until <= at || lease.owner === owner || isOwnerGone(lease.owner)
}

/** Matches while nobody took, renewed or gave back the lease since it was read. */
export function unchanged({ _id, lease }: Candidate) {
  return { _id, 'lease.owner': lease?.owner ?? null, 'lease.until': lease?.until ?? null }
}

function leaseEnd(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}

/**
 * Renews a lease every third of `ms` until `end`. `lost` is aborted when the lease went, or may have
 * gone, to another process.
 */
export function keepLease(renew: () => Promise<boolean>, ms: number) {
  const gone = new AbortController()
  let heldSince = performance.now()
  const timer = setInterval(() => {
    const askedAt = performance.now()
    if (askedAt - heldSince >= ms) gone.abort(new Error('The lease ran out.'))
    renew().then(
      (isHeld) => {
        if (isHeld) heldSince = askedAt
        else gone.abort(new Error('The lease went to another process.'))
      },
      () => undefined,
    )
  }, ms / 3)
  timer.unref()
  return { lost: gone.signal, end: () => clearInterval(timer) }
}
