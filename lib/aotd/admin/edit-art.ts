import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { findChanges, valueAt } from '@/lib/aotd/admin/changes'
import { EDITABLE, readEntry, toAdminArt, toSavedArt, type Values } from '@/lib/aotd/admin/entries'
import type { AdminArt, EditArt } from '@/lib/aotd/admin/schema'
import type { StoredArt } from '@/lib/aotd/artworks'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { ART_TAG } from '@/lib/aotd/tags'
import { updateStreaks } from '@/lib/aotd/streaks'
import { requestWork } from '@/lib/aotd/worker'
import { recordChange } from '@/lib/audit/record-change'
import type { AuditValues } from '@/lib/audit/schema'
import type { Viewer, ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

const TRIES = 5

const STATUS_FIELDS = ['generationStatus.status', 'generationStatus.state']

/** Fields that a painting worker reads or writes. */
const WORK_FIELDS = ['dateKey', 'createdById', 'emojis', 'title', 'prompt', 'files']

/** G-62: 409 for an old `__v`; a change of what is painted releases the lease. */
export async function editArt(
  admin: ViewerWith<'admin'>,
  id: string,
  edit: EditArt,
): Promise<AdminArt> {
  const { __v: version, ...fields } = edit
  if (Object.values(fields).every((value) => value === undefined)) {
    throw new AppError('invalid', { message: ART_ADMIN_TEXTS.noChanges })
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const art = await readEntry(id)
    if (version !== undefined && version !== (art.__v ?? 0)) throw changedMeanwhile()
    const set = await findChanges(art, fields)
    if (Object.keys(set).length === 0) return toAdminArt(art)
    const saved = await write(art, set)
    if (!saved) continue
    await applySideEffects(art, saved, set)
    await record(admin, art, set)
    return toSavedArt(saved)
  }
  throw changedMeanwhile()
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', { message: ART_ADMIN_TEXTS.changedMeanwhile })
}

async function write(art: StoredArt, set: Values): Promise<StoredArt | null> {
  const isPainted = RUNNING_STATUSES.includes(art.generationStatus.status)
  const releasing = isPainted ? [...STATUS_FIELDS, ...WORK_FIELDS] : STATUS_FIELDS
  const releasesLease = releasing.some((path) => path in set)
  // A try that is taken from its worker does not count.
  const isTryUndone = releasesLease && isPainted && art.lease && !('tries' in set)
  const undoneTry = isTryUndone ? { tries: -1 } : {}
  try {
    return await ArtworkModel.findOneAndUpdate(
      {
        _id: art._id,
        ...EDITABLE,
        __v: art.__v ?? null,
        'generationStatus.status': art.generationStatus.status,
        'generationStatus.state': art.generationStatus.state,
        'lease.owner': art.lease?.owner ?? null,
      },
      { $set: { ...set, ...(releasesLease && { lease: null }) }, $inc: { __v: 1, ...undoneTry } },
      { returnDocument: 'after' },
    ).lean()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const message = ART_ADMIN_TEXTS.dayTaken
    throw new AppError('conflict', { message, fields: { date: message } })
  }
}

async function applySideEffects(before: StoredArt, after: StoredArt, set: Values): Promise<void> {
  await invalidate([ART_TAG])
  const changesStreaks = ['dateKey', 'createdById', 'generationStatus.status'].some(
    (at) => at in set,
  )
  if (changesStreaks) {
    const authors = new Set([String(before.createdById), String(after.createdById)])
    for (const author of authors) await updateStreaks(author)
  }
  if (RUNNING_STATUSES.includes(after.generationStatus.status)) requestWork()
}

function record(viewer: Viewer, art: StoredArt, set: Values): Promise<void> {
  const before = Object.keys(set).map((path) => [path, valueAt(art, path)] as const)
  return recordChange(viewer, {
    action: 'update AOTD',
    target: { kind: 'artwork', id: String(art._id), name: art.dateKey },
    before: toAuditValues(before),
    after: toAuditValues(Object.entries(set)),
  })
}

/** Not listed in the audit entry: other fields of the same edit imply them. */
const IMPLIED_FIELDS = new Set([
  'createdBy',
  'palette',
  'accent',
  'width',
  'height',
  'altText',
  'model',
  'painterVersion',
  'tries',
])

function toAuditValues(values: readonly (readonly [string, unknown])[]): AuditValues {
  return Object.fromEntries(
    values
      .filter(([path]) => !IMPLIED_FIELDS.has(path))
      .map(([path, value]) => [
        path,
        toAuditValue(path === 'files' ? valueAt(value, 'full') : value),
      ]),
  )
}

function toAuditValue(value: unknown): AuditValues[string] {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(String)
  const isObjectId = typeof value === 'object' && 'toHexString' in value
  return isObjectId ? String(value) : JSON.stringify(value)
}
