'use client'

import { useState } from 'react'
import type { Failure } from '@/components/ui/form/failure'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import type { Conflict } from './conflict-panel'
import { mergeVersions, withField } from './merge'
import { type RecipeField, textOf, valuesOf } from './recipe-values'
import type { useRecipeDraft, Version } from './use-recipe-draft'

type Met = {
  mine: Version['values']
  theirs: Version
  conflicts: readonly Conflict[]
}

/** A conflict is a version that somebody else stored while this form was open (G-75a). */
export function useConflicts(
  { values, base, read, change }: ReturnType<typeof useRecipeDraft>,
  onPictures: (images: readonly string[]) => void,
) {
  const [met, setMet] = useState<Met | null>(null)

  function meet({ error }: Failure) {
    const recipe = error?.status === 409 ? recipeOf(error.body) : null
    const opened = met?.theirs ?? base
    if (!recipe || !opened) return
    const theirs = valuesOf(recipe)
    const merged = mergeVersions({ base: opened.values, mine: read(), theirs })
    setMet({
      mine: merged.values,
      theirs: { values: theirs, updatedAt: recipe.updatedAt },
      conflicts: merged.conflicts.map((field) => ({
        field,
        mine: textOf(merged.values, field),
        theirs: textOf(theirs, field),
        picked: null,
      })),
    })
    change(merged.values)
    onPictures(recipe.images)
  }

  function pick(field: RecipeField, picked: 'mine' | 'theirs') {
    if (!met) return
    const { mine, theirs, conflicts } = met
    setMet({
      ...met,
      conflicts: conflicts.map((one) => (one.field === field ? { ...one, picked } : one)),
    })
    change(withField(values, picked === 'mine' ? mine : theirs.values, field))
  }

  return {
    /** Null while nobody else has stored anything. */
    list: met?.conflicts ?? null,
    isOpen: met?.conflicts.some(({ picked }) => picked === null) ?? false,
    /** The other version, once all choices are made. */
    seen: met?.theirs ?? null,
    meet,
    pick,
    clear: () => setMet(null),
  }
}

/** Sent with the 409. */
function recipeOf(body: unknown): ShownRecipe | null {
  if (typeof body !== 'object' || body === null || !('recipe' in body)) return null
  return body.recipe as ShownRecipe
}
