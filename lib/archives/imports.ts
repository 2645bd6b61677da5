import { Types } from 'mongoose'
import { MOVE_TEXTS } from '@/lib/archives/catalogue'
import type { ImportEntry, ShownImport } from '@/lib/archives/schema'
import { findAccount } from '@/lib/auth/accounts'
import type { Chef, Viewer } from '@/lib/auth/permissions'
import { now, realNow } from '@/lib/clock'
import { toKnownId } from '@/lib/document-id'
import { DAY_MS } from '@/lib/durations'
import { AppError, notFound } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { makeJobDue } from '@/lib/jobs/claim'
import { deleteMedia, putMedia } from '@/lib/media/store'
import { type ArchiveImport, ArchiveImportModel } from '@/models/archive-import'

export type StoredImport = ArchiveImport & { _id: Types.ObjectId }
export type NewEntry = ImportEntry & { itemId: Types.ObjectId }

export const IMPORT_JOB = 'imports'
export const ARCHIVE_MEDIA_OWNER = 'archives'
const STORED_DAYS = 30

export async function storeImport(
  chef: Chef,
  { name, bytes }: UploadedFile,
  read: { format: string; noun: string; entries: NewEntry[] },
): Promise<ShownImport> {
  const archive = await putMedia(bytes, {
    type: 'application/zip',
    owner: ARCHIVE_MEDIA_OWNER,
    access: 'members',
  })
  const created = await ArchiveImportModel.create({
    createdById: new Types.ObjectId(chef.id),
    archive,
    fileName: name.slice(-200),
    ...read,
    state: 'checked',
    createdAt: now(),
    purgeAt: new Date(realNow().getTime() + STORED_DAYS * DAY_MS),
  })
  return toShown(created.toObject())
}

/** The newest import of the chef; null without one. */
export async function readLatestImport(chef: Chef): Promise<ShownImport | null> {
  const found = await ArchiveImportModel.findOne({ createdById: chef.id })
    .sort({ createdAt: -1, _id: -1 })
    .lean()
  return found && toShown(found)
}

/** Throws 404 for an import of somebody else. */
export async function readImport(chef: Chef, id: string): Promise<ShownImport> {
  const found = await ArchiveImportModel.findOne(ownImport(chef, id)).lean()
  return found ? toShown(found) : Promise.reject(notFound(MOVE_TEXTS.unknown))
}

/** The job adds the items, within seconds; 409 where it was started before. */
export async function startImport(chef: Chef, id: string): Promise<ShownImport> {
  const started = await move(chef, id, 'checked', 'running')
  if (!started) throw await refusal(chef, id, MOVE_TEXTS.notStarted)
  await makeJobDue(IMPORT_JOB)
  return toShown(started)
}

/** Removes what was added, and after an interruption the rest; 409 while the import is not done. */
export async function undoAll(
  chef: Chef,
  id: string,
  remove: (itemId: Types.ObjectId) => Promise<unknown>,
): Promise<ShownImport> {
  const done = await ArchiveImportModel.findOne({ ...ownImport(chef, id), state: 'done' }).lean()
  for (const { state, itemId } of done?.entries ?? []) if (state === 'added') await remove(itemId)
  const undone = await move(chef, id, 'done', 'undone')
  if (!undone) throw await refusal(chef, id, MOVE_TEXTS.notDone)
  return toShown(undone)
}

function move(
  chef: Chef,
  id: string,
  from: ArchiveImport['state'],
  to: ArchiveImport['state'],
): Promise<StoredImport | null> {
  return ArchiveImportModel.findOneAndUpdate(
    { ...ownImport(chef, id), state: from },
    { $set: { state: to } },
    { returnDocument: 'after' },
  ).lean()
}

async function refusal(chef: Chef, id: string, message: string): Promise<AppError> {
  await readImport(chef, id)
  return new AppError('conflict', { message })
}

function ownImport(chef: Chef, id: string) {
  const _id = toKnownId(id, MOVE_TEXTS.unknown)
  return { _id, createdById: new Types.ObjectId(chef.id) }
}

export function runningImports(): AsyncIterable<StoredImport> {
  return ArchiveImportModel.find({ state: 'running' }).lean().cursor()
}

export async function storeOutcome(
  { _id }: StoredImport,
  i: number,
  { state, notes }: Pick<ImportEntry, 'state' | 'notes'>,
): Promise<void> {
  const update = {
    $set: { [`entries.${i}.state`]: state },
    $push: { [`entries.${i}.notes`]: { $each: notes } },
  }
  await ArchiveImportModel.updateOne({ _id }, update)
}

/** An import of nobody who may add its items ends where it is. */
export async function endImport({ _id, archive }: StoredImport): Promise<void> {
  await ArchiveImportModel.updateOne({ _id }, { $set: { state: 'done' } })
  await deleteMedia([archive])
}

export async function findImporter({ createdById }: StoredImport): Promise<Viewer | null> {
  const account = await findAccount(String(createdById))
  return account && !account.isSuspended ? account.viewer : null
}

function toShown(stored: StoredImport): ShownImport {
  const { _id, fileName, format, noun, state, createdAt, entries } = stored
  return {
    _id: String(_id),
    fileName,
    format,
    noun,
    state,
    createdAt: createdAt.toISOString(),
    entries: entries.map(({ title, state: entryState, pictures, notes }) => ({
      title,
      state: entryState,
      pictures,
      notes: [...notes],
    })),
  }
}
