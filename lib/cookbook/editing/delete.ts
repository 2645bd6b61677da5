import type { Admin } from '@/lib/auth/permissions'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { toRecipeId, unknownRecipe } from '@/lib/cookbook/recipes'
import { recipeContent } from '@/lib/cookbook/content'

/** G-72 */
export async function deleteRecipe(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await recipeContent.remove(admin, { _id: toRecipeId(id) }))) throw unknownRecipe()
  return { message: COOKBOOK_TEXTS.deleted }
}

/** 409 where another recipe has its slug now (G-121). */
export async function restoreRecipe(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await recipeContent.restore(admin, { _id: toRecipeId(id) }))) throw unknownRecipe()
  return { message: COOKBOOK_TEXTS.restored }
}
