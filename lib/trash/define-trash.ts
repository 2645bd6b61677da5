import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { AuditValues } from '@/lib/audit/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { deleteMedia } from '@/lib/media/store'
import { type DeletedRow, TRASH_DAYS } from '@/lib/content/catalogue'

const MAX_ROWS = 100
const TRASH_MS = TRASH_DAYS * DAY_MS

export type Deletable = { _id: Types.ObjectId; deletedAt?: Date | null }

type TrashOptions<M, D extends Deletable> = {
  model: Model<M>
  kind: string
  noun: string
  scope?: Record<string, unknown>
  update?: { $set?: Record<string, unknown>; $inc?: Record<string, number> }
  nameOf: (document: D) => string
  factsOf: (document: D) => AuditValues
  filesOf?: (document: D) => readonly string[]
  /** It finds the files that another document references too; they stay. */
  findShared?: (names: string[], except: Types.ObjectId) => Promise<readonly string[]>
  /** The message of the 409 where a unique index refuses a restoration. */
  takenText?: string
  /** Invalidates the cache; runs first, so that a later failure leaves no stale entry. */
  onChange: (document: D) => Promise<void>
  onDelete?: (document: D) => Promise<void>
  onRestore?: (document: D) => Promise<void>
  /** Runs before the document is removed. */
  onPurge?: (document: D) => Promise<void>
}

/** The model has `SOFT_DELETE` (G-19c). Callers check the role. */
export function defineTrash<M, D extends Deletable>(options: TrashOptions<M, D>) {
  const { model, scope, kind, noun } = options
  const matching = (which: Record<string, unknown>) => which as QueryFilter<M>

  async function update(
    which: Record<string, unknown>,
    deletedAt: Date | null,
    returnDocument: 'before' | 'after',
  ): Promise<D | null> {
    const { $set, $inc } = options.update ?? {}
    const found = await model
      .findOneAndUpdate(
        matching({ ...which, ...scope }),
        { $set: { ...$set, deletedAt }, ...($inc && { $inc }) } as UpdateQuery<M>,
        { returnDocument },
      )
      .lean()
    return found as D | null
  }

  function record(actor: Viewer, verb: 'delete' | 'restore', document: D): Promise<void> {
    const facts = options.factsOf(document)
    return recordChange(actor, {
      action: `${verb} ${noun}`,
      target: { kind, id: String(document._id), name: options.nameOf(document) },
      before: verb === 'delete' ? facts : null,
      after: verb === 'delete' ? null : facts,
    })
  }

  async function moveToTrash(
    actor: Viewer,
    _id: Types.ObjectId,
    owned: Record<string, unknown> = {},
  ): Promise<D | null> {
    const document = await update({ _id, ...owned, deletedAt: null }, now(), 'before')
    if (!document) return null
    await options.onChange(document)
    await options.onDelete?.(document)
    await record(actor, 'delete', document)
    return document
  }

  /** Null where it is not in the trash; 409 where a unique index refuses it. */
  async function restore(
    actor: Viewer,
    _id: Types.ObjectId,
    owned: Record<string, unknown> = {},
  ): Promise<D | null> {
    const which = { _id, ...owned, ...inTrash() }
    const document = await update(which, null, 'after').catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
      throw new AppError('conflict', options.takenText ? { message: options.takenText } : {})
    })
    if (!document) return null
    await options.onChange(document)
    await options.onRestore?.(document)
    await record(actor, 'restore', document)
    return document
  }

  async function list(most: number, owned: Record<string, unknown> = {}) {
    const found = await model
      .find(matching({ ...owned, ...inTrash(), ...scope }))
      .sort({ deletedAt: -1 })
      .limit(most)
      .lean()
    return (found as D[]).map((document) => {
      const deletedAt = document.deletedAt ?? new Date(0)
      return { document, deletedAt, keptUntil: new Date(deletedAt.getTime() + TRASH_MS) }
    })
  }

  /** Newest first. */
  async function rows(owned: Record<string, unknown> = {}): Promise<DeletedRow[]> {
    const found = await list(MAX_ROWS, owned)
    return found.map(({ document, deletedAt, keptUntil }) => ({
      id: String(document._id),
      name: options.nameOf(document),
      deletedAt: deletedAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
    }))
  }

  /** Files first and the document last, so that an interrupted purge can be repeated. */
  async function purge(which: Record<string, unknown>, signal?: AbortSignal): Promise<void> {
    const found = (await model.find(matching(which)).lean()) as D[]
    for (const document of found) {
      signal?.throwIfAborted()
      const same = matching({ _id: document._id, ...which })
      const marked = { $set: { deletedAt: new Date(0) } } as UpdateQuery<M>
      const { matchedCount } = await model.updateOne(same, marked)
      if (matchedCount === 0) continue
      await deleteFiles(document)
      await options.onPurge?.(document)
      await model.deleteOne(same)
    }
  }

  async function deleteFiles(document: D): Promise<void> {
    const names = [...(options.filesOf?.(document) ?? [])]
    const shared = (await options.findShared?.(names, document._id)) ?? []
    await deleteMedia(names.filter((name) => !shared.includes(name)))
  }

  function purgeExpired(signal: AbortSignal): Promise<void> {
    return purge({ deletedAt: { $lt: new Date(nowMs() - TRASH_MS) } }, signal)
  }

  return { model, moveToTrash, restore, list, rows, purge, purgeExpired }
}

function inTrash() {
  return { deletedAt: { $gte: new Date(nowMs() - TRASH_MS) } }
}
