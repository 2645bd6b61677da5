import { useState } from 'react'
import type { Failure } from '@/components/ui/form/failure'
import { labelsOf } from '@/components/ui/form/form-values'
import { type Side, useConflicts } from '@/components/ui/form/use-conflicts'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { type RecipeField, textOf, valuesOf } from './recipe-values'
import type { useRecipeDraft, Version } from './use-recipe-draft'

const LABELS: Record<RecipeField, string> = {
  ...labelsOf(RECIPE_FIELDS),
  ingredients: 'Ingredients',
  instructions: 'Instructions',
}

/** The version that somebody else stored comes with the 409 (G-75a). */
export function useRecipeConflicts(
  { values, base, read, change }: ReturnType<typeof useRecipeDraft>,
  onPictures: (images: readonly string[]) => void,
) {
  const conflicts = useConflicts({ labels: LABELS, textOf })
  const [seen, setSeen] = useState<Version | null>(null)

  function openConflict({ error }: Failure) {
    const recipe = error?.status === 409 ? recipeOf(error.body) : null
    const opened = seen ?? base
    if (!recipe || !opened) return
    const theirs = valuesOf(recipe)
    change(conflicts.openConflict({ base: opened.values, mine: read(), theirs }))
    setSeen({ values: theirs, updatedAt: recipe.updatedAt })
    onPictures(recipe.images)
  }

  return {
    ...conflicts,
    seen,
    openConflict,
    pick: (field: RecipeField, side: Side) => change(conflicts.pick(values, field, side)),
    clear() {
      conflicts.clear()
      setSeen(null)
    },
  }
}

function recipeOf(body: unknown): ShownRecipe | null {
  if (typeof body !== 'object' || body === null || !('recipe' in body)) return null
  return body.recipe as ShownRecipe
}
