import { buffer } from 'node:stream/consumers'
import type { Types } from 'mongoose'
import type { ViewerWith } from '@/lib/auth/permissions'
import { createRecipe } from '@/lib/cookbook/editing/create'
import { addPicture } from '@/lib/cookbook/editing/pictures'
import { endImport, findImporter } from '@/lib/cookbook/move/imports'
import { readArchive, type ReadRecipe } from '@/lib/cookbook/move/read-archive'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { AppError } from '@/lib/errors'
import { findMedia, openMedia } from '@/lib/media/store'
import { RecipeModel } from '@/models/recipe'
import { type RecipeImport, RecipeImportModel } from '@/models/recipe-import'

type Chef = ViewerWith<'chef'>
type Stored = RecipeImport & { _id: Types.ObjectId }
type Entry = RecipeImport['entries'][number]

/** After an abort at any point the next run goes on, and no recipe or picture comes twice. */
export async function runImports(signal: AbortSignal): Promise<void> {
  for await (const one of RecipeImportModel.find({ state: 'running' }).lean().cursor()) {
    await runImport(one, signal)
    if (signal.aborted) return
  }
}

async function runImport(one: Stored, signal: AbortSignal): Promise<void> {
  const chef = await findImporter(one)
  const file = await findMedia(one.archive)
  if (!chef || !file) return endImport(one)
  const { recipes } = await readArchive(await buffer(await openMedia(file)))
  let i = 0
  for await (const recipe of recipes) {
    if (signal.aborted) return
    const entry = one.entries[i]
    if (entry?.state === 'new') {
      const outcome = await addRecipe(chef, entry, recipe)
      await RecipeImportModel.updateOne(
        { _id: one._id },
        {
          $set: { [`entries.${i}.state`]: outcome.state },
          $push: { [`entries.${i}.notes`]: { $each: outcome.notes } },
        },
      )
    }
    i += 1
  }
  await endImport(one)
}

type Outcome = { state: Entry['state']; notes: string[] }

async function addRecipe(chef: Chef, entry: Entry, recipe: ReadRecipe): Promise<Outcome> {
  const { recipeId } = entry
  if (!recipe.body) return { state: 'refused', notes: [] }
  try {
    const isThere = (await RecipeModel.exists({ _id: recipeId })) !== null
    if (!isThere) await createRecipe(chef, recipe.body, recipeId)
  } catch (error) {
    if (error instanceof AppError) return { state: 'exists', notes: [error.message] }
    throw error
  }
  const notes: string[] = []
  for (const picture of recipe.pictures.slice(0, RECIPE_LIMITS.pictures)) {
    try {
      const bytes = new Uint8Array(await picture.read())
      await addPicture(chef, String(recipeId), { name: picture.name, bytes })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The same picture again: an earlier run has added it.
      if (error.code !== 'conflict') notes.push(`${picture.name}: ${error.message}`)
    }
  }
  return { state: 'added', notes }
}
