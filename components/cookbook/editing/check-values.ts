import { COOKBOOK_TEXTS, SERVINGS } from '@/lib/cookbook/catalogue'
import type { RecipeValues } from './recipe-values'

/** What the server cannot tell apart: a servings text that is no number would clear the field. */
export function checkValues({ servings }: RecipeValues): Record<string, string> {
  const text = servings.trim()
  const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN
  const isValid = text === '' || (number >= SERVINGS.min && number <= SERVINGS.max)
  return isValid ? {} : { servings: COOKBOOK_TEXTS.servingsInvalid }
}
