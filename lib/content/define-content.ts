import type { QueryFilter, UpdateQuery } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import type { Change, ContentFields, ContentOptions, Edit } from '@/lib/content/options'
import { type NewDocument, type Stored, taggedWrites } from '@/lib/content/tagged-writes'
import { fileRelease, isInTrash, trashOf } from '@/lib/content/trash'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { deleteMedia } from '@/lib/media/store'

/** Each lost try means that another change was written. */
const MAX_TRIES = 25

/** Invalidation, audit and release of files follow each write. Callers check the role. */
export function defineContent<T extends ContentFields>(options: ContentOptions<T>) {
  const { model, kind, noun, scope, taken } = options
  const writes = taggedWrites(model, options.tags)
  const releaseFiles = fileRelease(options)
  const trash = trashOf(options, { updateOne: writes.updateOne, releaseFiles })

  /** `added` are its files; they are deleted where a unique index refuses it. */
  async function create(
    actor: Viewer,
    fields: NewDocument<T>,
    { action = `add ${noun}`, added = [] }: Partial<Pick<Change<T>, 'action' | 'added'>> = {},
  ): Promise<Stored<T>> {
    const created = await writes.insert(fields).catch(async (error: unknown) => {
      if (isDuplicateKey(error)) await deleteMedia(added)
      throw refusalOf(error)
    })
    await record(actor, action, { before: null, after: created })
    return created
  }

  /** It repeats `edit` where another change came first; null where nothing live matches. */
  async function change(
    actor: Viewer,
    { action, where, added = [] }: Change<T>,
    edit: (document: Stored<T>) => Edit<T> | null | Promise<Edit<T> | null>,
  ): Promise<{ before: Stored<T>; after: Stored<T> } | null> {
    try {
      for (let i = 0; i < MAX_TRIES; i++) {
        const before = await findLive(where)
        const wanted = before && (await edit(before))
        if (!wanted) {
          await deleteMedia(added)
          return before && { before, after: before }
        }
        const after = await writeEdit(before, where, wanted)
        if (!after) continue
        await record(actor, action, { before, after, name: wanted.name, factsOf: wanted.factsOf })
        await releaseFiles(before, after)
        return { before, after }
      }
      throw new AppError('conflict')
    } catch (error) {
      // After another error the write may still have succeeded.
      if (error instanceof AppError) await deleteMedia(added)
      throw error
    }
  }

  async function findLive(where: QueryFilter<T>): Promise<Stored<T> | null> {
    const found = await model.live.findOne({ ...where, ...scope }).lean()
    return found as Stored<T> | null
  }

  /** Null where the revision is no longer the one that was read. */
  async function writeEdit(
    { _id, __v = null }: Stored<T>,
    where: QueryFilter<T>,
    { update, guard, added = [] }: Edit<T>,
  ): Promise<Stored<T> | null> {
    const same = filterOf({ ...where, ...scope, ...guard, _id, __v, deletedAt: null })
    const after = await writes
      .updateOne(same, withNewRevision(update))
      .catch(async (error: unknown) => {
        if (isDuplicateKey(error)) await deleteMedia(added)
        throw refusalOf(error)
      })
    if (!after) await deleteMedia(added)
    return after
  }

  /** A light write of live documents without a new revision; returns how many match. */
  function touch(where: QueryFilter<T>, update: UpdateQuery<T>): Promise<number> {
    return writes.updateMany(filterOf({ ...where, deletedAt: null }), update)
  }

  /** Moves it to the trash; null where nothing live matches. */
  async function remove(actor: Viewer, where: QueryFilter<T>): Promise<Stored<T> | null> {
    const before = await move({ ...where, deletedAt: null }, now(), 'before')
    if (before) await record(actor, `delete ${noun}`, { before, after: null })
    return before
  }

  /** Null where it is not in the trash; 409 where a unique index refuses it. */
  async function restore(actor: Viewer, where: QueryFilter<T>): Promise<Stored<T> | null> {
    const after = await move({ ...where, ...isInTrash() }, null, 'after').catch(
      (error: unknown) => {
        throw isDuplicateKey(error) ? conflictOf(taken?.message) : error
      },
    )
    if (after) await record(actor, `restore ${noun}`, { before: null, after })
    return after
  }

  function move(
    where: Record<string, unknown>,
    deletedAt: Date | null,
    returnDocument: 'before' | 'after',
  ): Promise<Stored<T> | null> {
    const update = { $set: { ...options.onMove, deletedAt } } as UpdateQuery<T>
    const filter = filterOf({ ...where, ...scope })
    return writes.updateOne(filter, withNewRevision(update), returnDocument)
  }

  async function record(
    actor: Viewer,
    action: string,
    { before, after, name, factsOf = options.factsOf }: Recorded<T>,
  ): Promise<void> {
    const named = after ?? before
    if (!named) return
    await recordChange(actor, {
      action,
      target: { kind, id: String(named._id), name: name ?? options.nameOf(named) },
      before: before && factsOf(before),
      after: after && factsOf(after),
    })
  }

  function refusalOf(error: unknown): unknown {
    if (!taken || !isDuplicateKey(error)) return error
    return conflictOf(taken.message, taken.field)
  }

  return { ...writes, create, change, touch, remove, restore, ...trash }
}

type Recorded<T> = {
  before: Stored<T> | null
  after: Stored<T> | null
} & Pick<Edit<T>, 'name' | 'factsOf'>

function filterOf<T>(filter: Record<string, unknown>): QueryFilter<T> {
  return filter as QueryFilter<T>
}

function withNewRevision<T>(update: UpdateQuery<T>): UpdateQuery<T> {
  return { ...update, $inc: { ...update.$inc, __v: 1 } }
}

function conflictOf(message?: string, field?: string): AppError {
  const conflict = new AppError('conflict', message === undefined ? {} : { message })
  return field === undefined ? conflict : conflict.at(field)
}
