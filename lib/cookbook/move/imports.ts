import { Types } from 'mongoose'
import { findAccount } from '@/lib/auth/accounts'
import { grantRole, type ViewerWith } from '@/lib/auth/permissions'
import { now, realNow } from '@/lib/clock'
import { slugOf } from '@/lib/config/slug'
import { toDocumentId } from '@/lib/document-id'
import { recipeContent } from '@/lib/cookbook/content'
import { MOVE_TEXTS } from '@/lib/cookbook/move/catalogue'
import { readArchive, type ReadRecipe } from '@/lib/cookbook/move/read-archive'
import type { ImportEntry, ShownImport } from '@/lib/cookbook/move/schema'
import { COOKBOOK_MEDIA_OWNER } from '@/lib/cookbook/pictures'
import { listSlugs } from '@/lib/cookbook/recipes'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { makeJobDue } from '@/lib/jobs/claim'
import { deleteMedia, putMedia } from '@/lib/media/store'
import { type RecipeImport, RecipeImportModel } from '@/models/recipe-import'

type Chef = ViewerWith<'chef'>
type StoredImport = RecipeImport & { _id: Types.ObjectId }

export const IMPORT_JOB = 'recipe-imports'
const STORED_DAYS = 30
const MAX_NOTES = 20
const NOTE_CHARACTERS = 300

/** Stores the archive and says what would become of each recipe; writes no recipe. */
export async function checkArchive(
  chef: Chef,
  { name, bytes }: UploadedFile,
): Promise<ShownImport> {
  const { format, recipes } = await readArchive(Buffer.from(bytes))
  const taken = new Set(await listSlugs())
  const entries: (ImportEntry & { recipeId: Types.ObjectId })[] = []
  for await (const recipe of recipes) {
    const slug = recipe.body && slugOf(recipe.body.title)
    const isTaken = slug !== null && taken.has(slug)
    if (slug !== null) taken.add(slug)
    entries.push({
      title: recipe.title,
      state: slug === null ? 'refused' : isTaken ? 'exists' : 'new',
      pictures: recipe.pictures.length,
      notes: notesOf(recipe),
      recipeId: new Types.ObjectId(),
    })
  }
  if (entries.length === 0) throw new AppError('invalid', { message: MOVE_TEXTS.nothing })
  const archive = await putMedia(bytes, {
    type: 'application/zip',
    owner: COOKBOOK_MEDIA_OWNER,
    access: 'members',
  })
  const created = await RecipeImportModel.create({
    createdById: new Types.ObjectId(chef.id),
    archive,
    fileName: name.slice(0, 200),
    format,
    state: 'checked',
    entries,
    createdAt: now(),
    purgeAt: new Date(realNow().getTime() + STORED_DAYS * DAY_MS),
  })
  return toShown(created.toObject())
}

function notesOf({ notes }: ReadRecipe): string[] {
  return notes.slice(0, MAX_NOTES).map((note) => [...note].slice(0, NOTE_CHARACTERS).join(''))
}

/** The newest import of the chef; null without one. */
export async function readLatestImport(chef: Chef): Promise<ShownImport | null> {
  const found = await RecipeImportModel.findOne({ createdById: chef.id })
    .sort({ createdAt: -1, _id: -1 })
    .lean()
  return found && toShown(found)
}

/** Throws 404 for an import of somebody else. */
export async function readImport(chef: Chef, id: string): Promise<ShownImport> {
  const found = await RecipeImportModel.findOne(ownImport(chef, id)).lean()
  return found ? toShown(found) : Promise.reject(unknownImport())
}

/** The job adds the recipes, within seconds; 409 where it was started before. */
export async function startImport(chef: Chef, id: string): Promise<ShownImport> {
  const started = await move(chef, id, 'checked', 'running')
  if (!started) throw await refusal(chef, id, MOVE_TEXTS.notStarted)
  await makeJobDue(IMPORT_JOB)
  return toShown(started)
}

/** Moves what was added to the trash; 409 while it is not done. */
export async function undoImport(chef: Chef, id: string): Promise<ShownImport> {
  const undone = await move(chef, id, 'done', 'undone')
  if (!undone) throw await refusal(chef, id, MOVE_TEXTS.notDone)
  for (const { recipeId, state } of undone.entries) {
    if (state === 'added') await recipeContent.remove(chef, { _id: recipeId })
  }
  return toShown(undone)
}

function move(
  chef: Chef,
  id: string,
  from: RecipeImport['state'],
  to: RecipeImport['state'],
): Promise<StoredImport | null> {
  return RecipeImportModel.findOneAndUpdate(
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
  const _id = toDocumentId(id)
  if (!_id) throw unknownImport()
  return { _id, createdById: new Types.ObjectId(chef.id) }
}

function unknownImport(): AppError {
  return new AppError('not_found', { message: MOVE_TEXTS.unknown })
}

/** An import whose chef is none any more ends where it is. */
export async function endImport({ _id, archive }: StoredImport): Promise<void> {
  await RecipeImportModel.updateOne({ _id }, { $set: { state: 'done' } })
  await deleteMedia([archive])
}

export async function findImporter({ createdById }: StoredImport): Promise<Chef | null> {
  const account = await findAccount(String(createdById))
  return account && !account.isSuspended ? grantRole(account.viewer, 'chef') : null
}

function toShown(stored: StoredImport): ShownImport {
  const { _id, fileName, format, state, createdAt, entries } = stored
  return {
    _id: String(_id),
    fileName,
    format,
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
