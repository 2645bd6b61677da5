import type { ViewerWith } from '@/lib/auth/permissions'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { toRecipeId, unknownRecipe } from '@/lib/cookbook/recipes'
import type { DeletedRecipe } from '@/lib/cookbook/schema'
import { recipeTrash } from '@/lib/cookbook/trash'

type Admin = ViewerWith<'admin'>

const MOST_DELETED = 100

/** G-72 */
export async function deleteRecipe(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await recipeTrash.moveToTrash(admin, toRecipeId(id)))) throw unknownRecipe()
  return { message: COOKBOOK_TEXTS.deleted }
}

/** 409 where another recipe has its slug now (G-121). */
export async function restoreRecipe(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await recipeTrash.restore(admin, toRecipeId(id)))) throw unknownRecipe()
  return { message: COOKBOOK_TEXTS.restored }
}

/** Newest deletion first. */
export async function listDeletedRecipes(_admin: Admin): Promise<DeletedRecipe[]> {
  const found = await recipeTrash.list(MOST_DELETED)
  return found.map(({ document: { _id, title }, deletedAt, keptUntil }) => ({
    ...{ id: String(_id), title },
    ...{ deletedAt: deletedAt.toISOString(), keptUntil: keptUntil.toISOString() },
  }))
}
