import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { findChanges, valueAt } from '@/lib/aotd/admin/changes'
import { toAdminArt, toArtId, toSavedArt, type Values } from '@/lib/aotd/admin/entries'
import type { AdminArt, EditArt } from '@/lib/aotd/admin/schema'
import { NO_PICTURE, type StoredArt } from '@/lib/aotd/artworks'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { artContent } from '@/lib/aotd/content'
import { updateStreaks } from '@/lib/aotd/author/streaks'
import { requestWork } from '@/lib/aotd/painting/worker'
import type { AuditValues } from '@/lib/audit/schema'
import type { Admin } from '@/lib/auth/permissions'
import { AppError, notFound } from '@/lib/errors'

const STATUS_FIELDS = ['generationStatus.status', 'generationStatus.state']

const WORK_FIELDS = ['dateKey', 'createdById', 'emojis', 'title', 'prompt', 'files']

/** G-62: 409 for an old `__v`; a change of what is painted releases the lease. */
export async function editArt(admin: Admin, id: string, edit: EditArt): Promise<AdminArt> {
  const { __v: version, ...fields } = edit
  if (Object.values(fields).every((value) => value === undefined)) {
    throw new AppError('invalid', { message: ART_ADMIN_TEXTS.noChanges })
  }
  const change = { action: 'update AOTD', where: { _id: toArtId(id) } }
  const saved = await artContent.change(admin, change, async (art) => {
    if (version !== undefined && version !== (art.__v ?? 0)) throw changedMeanwhile()
    return editOf(art, await findChanges(art, fields))
  })
  if (!saved) throw notFound(ART_ADMIN_TEXTS.notFound)
  if (saved.after === saved.before) return toAdminArt(saved.after)
  await applySideEffects(saved.before, saved.after)
  return toSavedArt(saved.after)
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', { message: ART_ADMIN_TEXTS.changedMeanwhile })
}

function editOf(art: StoredArt, set: Values) {
  const paths = Object.keys(set)
  if (paths.length === 0) return null
  const { status, state } = art.generationStatus
  const isPainted = RUNNING_STATUSES.includes(status)
  const releasing = isPainted ? [...STATUS_FIELDS, ...WORK_FIELDS] : STATUS_FIELDS
  const releasesLease = releasing.some((path) => path in set)
  // A try that is taken from its worker does not count.
  const isTryUndone = releasesLease && isPainted && art.lease && !('tries' in set)
  return {
    update: {
      $set: { ...set, ...(releasesLease && { lease: null }) },
      ...(isTryUndone && { $inc: { tries: -1 } }),
    },
    // The worker writes these without a new revision.
    guard: {
      'generationStatus.status': status,
      'generationStatus.state': state,
      'lease.owner': art.lease?.owner ?? null,
    },
    name: art.dateKey,
    factsOf: (document: StoredArt) => changedFacts(document, paths),
  }
}

async function applySideEffects(before: StoredArt, after: StoredArt): Promise<void> {
  if (streakFacts(before) !== streakFacts(after)) {
    const authors = new Set([String(before.createdById), String(after.createdById)])
    for (const author of authors) await updateStreaks(author)
  }
  if (RUNNING_STATUSES.includes(after.generationStatus.status)) requestWork()
}

function streakFacts({ dateKey, createdById, generationStatus }: StoredArt): string {
  return [dateKey, createdById, generationStatus.status].join(' ')
}

/** Not listed in the audit entry: other fields of the same edit imply them. */
const IMPLIED_FIELDS = new Set([
  'createdBy',
  'tries',
  ...Object.keys(NO_PICTURE).filter((path) => path !== 'files'),
])

function changedFacts(art: StoredArt, paths: readonly string[]): AuditValues {
  return Object.fromEntries(
    paths
      .filter((path) => !IMPLIED_FIELDS.has(path))
      .map((path) => [path, toAuditValue(valueAt(art, path === 'files' ? 'files.full' : path))]),
  )
}

function toAuditValue(value: unknown): AuditValues[string] {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(String)
  const isObjectId = typeof value === 'object' && 'toHexString' in value
  return isObjectId ? String(value) : JSON.stringify(value)
}
