import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { CHOOSE_FIRST } from '@/components/ui/form/conflict-panel'
import type { Failure } from '@/components/ui/form/failure'
import type { FileQueue } from '@/components/ui/form/use-file-queue'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { COOKBOOK_TEXTS as TEXTS } from '@/lib/cookbook/catalogue'
import { cleanLine } from '@/lib/http/clean-text'
import { recipeCalls } from '@/components/cookbook/editing/calls'
import { type RecipeValues, toBody, withNewRows } from './recipe-values'
import type { useRecipeConflicts } from './use-conflicts'
import type { useRecipeDraft } from './use-recipe-draft'

type Parts = {
  recipeId: string | null
  draft: ReturnType<typeof useRecipeDraft>
  conflicts: ReturnType<typeof useRecipeConflicts>
  pictures: FileQueue
  /** The stored pictures in their new order; null where it is unchanged. */
  order: readonly string[] | null
  onPictures: (images: string[]) => void
}

/** Stores the recipe first, then its new pictures; what fails can be sent again. */
export function useRecipeSave(parts: Parts) {
  const { recipeId, draft, conflicts, pictures, order, onPictures } = parts
  const isNew = recipeId === null
  const router = useRouter()
  const [id, setId] = useState(recipeId)
  const stored = useRef<string>(null)
  const submit = useSubmit({ mapError, onFailure: conflicts.openConflict })

  function mapError({ text, fields, error }: Failure): Partial<Failure> {
    const isKnown = error !== null && error.status > 0 && error.status < 500
    if (!isKnown) return { text: id === null ? TEXTS.addFailed : TEXTS.updateFailed }
    // The tags are one field of the form.
    const named = Object.entries(fields).map(([name, message]) => [
      name.replace(/^tags\..*/, 'tags'),
      message,
    ])
    return { text, fields: Object.fromEntries(named) }
  }

  function save() {
    const values = withNewRows(draft.values)
    if (!values) return submit.fail({ ingredients: TEXTS.ingredientMissing })
    if (conflicts.isOpen) return submit.fail({}, CHOOSE_FIRST)
    draft.change(values)
    void submit.run(() => storeAll(values), { onSuccess: leave })
  }

  async function storeAll(values: RecipeValues) {
    const target = await storeTexts(values)
    return { ...target, isWhole: await sendPictures(target.id) }
  }

  function sendPictures(target: string): Promise<boolean> {
    return pictures.send(async ({ sent }, control) => {
      const { images } = await recipeCalls.addPicture(target, sent, control)
      onPictures(images)
    })
  }

  async function storeTexts(values: RecipeValues): Promise<{ id: string; slug: string }> {
    const body = toBody(values)
    const text = JSON.stringify([body, order])
    const slug = slugOf(cleanLine(values.title))
    if (id !== null && stored.current === text) return { id, slug }
    if (id !== null) {
      const { updatedAt } = conflicts.seen ?? draft.base ?? {}
      const version = { ...(updatedAt !== undefined && { updatedAt }) }
      const recipe = await recipeCalls.updateRecipe(id, {
        ...body,
        ...version,
        ...(order && { images: [...order] }),
      })
      stored.current = text
      conflicts.clear()
      draft.settle({ values, updatedAt: recipe.updatedAt })
      return { id, slug: recipe.slug }
    }
    const added = await recipeCalls.addRecipe(body)
    stored.current = text
    setId(added.id)
    draft.settle(null)
    // A reload, with pictures still to be sent, must not add the recipe again.
    window.history.replaceState(null, '', `${recipePath(slug)}?mode=edit`)
    return { id: added.id, slug }
  }

  function leave({ slug, isWhole }: { slug: string; isWhole: boolean }) {
    if (!isWhole) return submit.fail({}, TEXTS.picturesLeft)
    void showToast('success', isNew ? TEXTS.added : TEXTS.updated, { length: 'short' })
    // Back does not lead into the form again.
    router.replace(recipePath(slug))
    router.refresh()
  }

  return { submit, save, isStored: id !== null }
}
