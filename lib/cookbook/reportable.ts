import type { Types } from 'mongoose'
import { recipeContent } from '@/lib/cookbook/content'
import { makeContent } from '@/lib/cookbook/makes/content'
import { readAllRecipes, recipeAt } from '@/lib/cookbook/recipes'
import { toDocumentId } from '@/lib/document-id'
import { isByAdmin, type Reportable } from '@/lib/reports/reportable'
import { MakeModel } from '@/models/make'

/** Others see a make once it is confirmed, and its recipe is not in the trash. */
const reportableMakes: Reportable = {
  kind: 'make',
  path: /^\/cookbook\/[^/#]+#make-([0-9a-f]{24})$/,
  async find(_viewer, id) {
    const make = await findShownMake(toDocumentId(id))
    const recipes = make ? await readAllRecipes() : []
    const recipe = recipes.find(({ _id }) => _id === String(make?.recipeId))
    if (!make || !recipe) return null
    const authorId = make.userId ? String(make.userId) : null
    return { id, authorId, subject: `make of "${recipe.title}"` }
  },
  async remove(admin, id) {
    return (await makeContent.remove(admin, { _id: toDocumentId(id) })) !== null
  },
}

function findShownMake(_id: Types.ObjectId | null) {
  return MakeModel.live.findOne({ _id, confirmedAt: { $ne: null }, isSample: false }).lean()
}

const reportableRecipes: Reportable = {
  kind: 'recipe',
  path: /^(\/cookbook\/[^/#]+)$/,
  async find(_viewer, path) {
    const recipe = await recipeAt(path)
    if (!recipe || recipe.isSample || (await isByAdmin(recipe.createdById))) return null
    return { id: recipe._id, authorId: recipe.createdById, subject: `recipe "${recipe.title}"` }
  },
  async remove(admin, id) {
    return (await recipeContent.remove(admin, { _id: toDocumentId(id) })) !== null
  },
}

export const reportableInCookbook = [reportableMakes, reportableRecipes] as const
