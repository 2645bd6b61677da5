import type { Model, QueryFilter, UpdateQuery } from 'mongoose'
import { realNow } from '@/lib/clock'
import { isOwnerGone } from '@/lib/leases/lease-owner'

export type Lease = { owner: string; until: Date }

type Leased = { lease?: Lease | null }

export type Candidate = Leased & { _id: unknown }

type LeaseOptions = {
  ms: number
  /** Default: real time; the painting follows the site's clock (G-50). */
  clock?: () => Date
  /** What must be true of every document. */
  filter?: Record<string, unknown>
  onWrite?: () => Promise<void>
}

type ClaimOptions<D> = {
  owner: string
  filter?: QueryFilter<D>
  update?: UpdateQuery<D>
  select?: string
}

/** At most one process holds a lease: a claim matches only the lease that was read. */
export function leasesOn<D extends Leased>(
  model: Model<D>,
  { ms, clock = realNow, filter: always, onWrite }: LeaseOptions,
) {
  const begin = (owner: string): Lease => ({ owner, until: leaseEnd(clock(), ms) })

  /** Null where another process was first. */
  async function claim(candidate: Candidate, { owner, filter, update, select }: ClaimOptions<D>) {
    const { $set, ...operators } = update ?? {}
    const query = model.findOneAndUpdate(
      { ...always, ...filter, ...unchanged(candidate) } as QueryFilter<D>,
      { ...operators, $set: { ...$set, lease: begin(owner) } } as UpdateQuery<D>,
      { returnDocument: 'after' },
    )
    if (select) query.select(select)
    const claimed = await query.lean()
    if (claimed) await onWrite?.()
    return claimed
  }

  /** Writes and renews; false where the lease is lost. */
  function renew(held: Held, $set: Record<string, unknown> = {}): Promise<boolean> {
    return write(held, { ...$set, 'lease.until': leaseEnd(clock(), ms) })
  }

  /** Writes and releases; false where the lease is lost. */
  function release(
    held: Held,
    $set: Record<string, unknown> = {},
    $inc?: Record<string, number>,
  ): Promise<boolean> {
    return write(held, { ...$set, lease: null }, $inc)
  }

  /** Lets any process take over at once; false where the lease is lost. */
  function expire(held: Held): Promise<boolean> {
    return write(held, { 'lease.until': clock() })
  }

  async function write(
    { _id, owner }: Held,
    $set: Record<string, unknown>,
    $inc?: Record<string, number>,
  ): Promise<boolean> {
    const { matchedCount } = await model.updateOne(
      { ...always, _id, 'lease.owner': owner } as QueryFilter<D>,
      { $set, ...($inc && { $inc }) } as UpdateQuery<D>,
    )
    if (matchedCount === 1) await onWrite?.()
    return matchedCount === 1
  }

  return {
    begin,
    claim,
    renew,
    release,
    expire,
    isFree: (lease: Leased['lease']) => isFree(lease, clock()),
  }
}

type Held = { _id: unknown; owner: string }

/** True also where the owner is known to be gone. */
export function isFree(lease: Leased['lease'], at: Date, owner?: string): boolean {
  return !lease || lease.until <= at || lease.owner === owner || isOwnerGone(lease.owner)
}

export function unchanged({ _id, lease }: Candidate) {
  return { _id, 'lease.owner': lease?.owner ?? null, 'lease.until': lease?.until ?? null }
}

function leaseEnd(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}

/** Renews until `end`; `lost` aborts when another process may hold the lease. `ms`: its length. */
export function keepLease(renew: () => Promise<boolean>, ms: number) {
  const lostController = new AbortController()
  let heldSince = performance.now()
  const timer = setInterval(() => {
    const askedAt = performance.now()
    if (askedAt - heldSince >= ms) lostController.abort(new Error('The lease ran out.'))
    renew().then(
      (isHeld) => {
        if (isHeld) heldSince = askedAt
        else lostController.abort(new Error('The lease went to another process.'))
      },
      () => undefined,
    )
  }, ms / 3)
  timer.unref()
  return { lost: lostController.signal, end: () => clearInterval(timer) }
}
