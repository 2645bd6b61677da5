import type { QueryFilter, UpdateQuery } from 'mongoose'
import type { Admin, Manager } from '@/lib/auth/permissions'
import { nowMs } from '@/lib/clock'
import { type DeletedRow, TRASH_DAYS } from '@/lib/content/catalogue'
import type { ContentFields, ContentOptions } from '@/lib/content/options'
import type { Stored, taggedWrites } from '@/lib/content/tagged-writes'
import { DAY_MS } from '@/lib/durations'
import { forEachItem } from '@/lib/jobs/each-item'
import { deleteMedia } from '@/lib/media/store'

const MAX_ROWS = 100
const TRASH_MS = TRASH_DAYS * DAY_MS

export function isInTrash() {
  return { deletedAt: { $gte: new Date(nowMs() - TRASH_MS) } }
}

type Writes<T> = {
  updateOne: ReturnType<typeof taggedWrites<T>>['updateOne']
  releaseFiles: ReturnType<typeof fileRelease<T>>
}

export function trashOf<T extends ContentFields>(
  options: ContentOptions<T>,
  { updateOne, releaseFiles }: Writes<T>,
) {
  const { model, scope } = options

  /** Newest first. */
  async function listTrash(where: Record<string, unknown> = {}) {
    const found = await model
      .find({ ...where, ...isInTrash(), ...scope } as QueryFilter<T>)
      .sort({ deletedAt: -1 })
      .limit(MAX_ROWS)
      .lean()
    return (found as Stored<T>[]).map((document) => {
      const deletedAt = document.deletedAt ?? new Date(0)
      return { document, deletedAt, keptUntil: new Date(deletedAt.getTime() + TRASH_MS) }
    })
  }

  /** Newest first, for who may restore them. */
  async function listDeleted(
    _granted: Admin | Manager,
    where: Record<string, unknown> = {},
  ): Promise<DeletedRow[]> {
    return (await listTrash(where)).map(({ document, deletedAt, keptUntil }) => ({
      id: String(document._id),
      name: options.nameOf(document),
      deletedAt: deletedAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
    }))
  }

  /** Files first and the document last, so that an interrupted purge can be repeated. */
  async function purge(where: Record<string, unknown>, signal?: AbortSignal): Promise<void> {
    const found = (await model.find(where as QueryFilter<T>).lean()) as Stored<T>[]
    const purgeOne = async (document: Stored<T>) => {
      const same = { _id: document._id, ...where } as QueryFilter<T>
      const marked = { $set: { deletedAt: new Date(0) } } as UpdateQuery<T>
      if (!(await updateOne(same, marked))) return
      await releaseFiles(document, null)
      await options.onPurge?.(document)
      await model.deleteOne(same)
    }
    await forEachItem(found, purgeOne, signal)
  }

  function purgeExpired(signal: AbortSignal): Promise<void> {
    return purge({ deletedAt: { $lt: new Date(nowMs() - TRASH_MS) } }, signal)
  }

  return { model, listTrash, listDeleted, purge, purgeExpired }
}

/** Deletes the files that a document referenced before and references no longer. */
export function fileRelease<T>({ filesOf, findShared }: ContentOptions<T>) {
  return async (before: Stored<T>, after: Stored<T> | null): Promise<void> => {
    const left = new Set(after ? filesOf?.(after) : [])
    const names = [...(filesOf?.(before) ?? [])].filter((name) => !left.has(name))
    if (names.length === 0) return
    const shared = new Set(await findShared?.(names, before._id))
    await deleteMedia(names.filter((name) => !shared.has(name)))
  }
}
