import { useState } from 'react'
import { ImportRecipe } from '@/components/cookbook/import/import-recipe'
import { PageHead } from '@/components/page/page-head'
import { Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ConflictPanel } from '@/components/ui/form/conflict-panel'
import { FilesField } from '@/components/ui/form/files-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { QueuedRow } from '@/components/ui/form/queued-row'
import { RestoredNote } from '@/components/ui/form/restored-note'
import { type FileQueue, useFileQueue } from '@/components/ui/form/use-file-queue'
import { useIsReady } from '@/components/ui/form/use-is-ready'
import { Reorder } from '@/components/ui/reorder/reorder'
import { showToast } from '@/components/ui/show-toast'
import { PATHS, recipePath } from '@/lib/config/paths'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { IngredientRows } from './ingredient-rows'
import styles from './recipe-form.module.css'
import { filledWith, newValues, type RecipeValues, valuesOf } from './recipe-values'
import { StepRows } from './step-rows'
import { StoredPictures } from './stored-pictures'
import { useRecipeConflicts } from './use-conflicts'
import { useRecipeDraft } from './use-recipe-draft'
import { useRecipeSave } from './use-recipe-save'

type RecipeFormProps = {
  recipe: ShownRecipe | null
  today: string
}

export function RecipeForm({ recipe, today }: RecipeFormProps) {
  const [opened] = useState(() => openedWith(recipe, today))
  const [images, setImages] = useState<readonly string[]>(recipe?.images ?? [])
  const [isMoved, setMoved] = useState(false)
  const draft = useRecipeDraft(recipe ? `recipe ${recipe._id}` : 'new recipe', opened)
  const pictures = useFileQueue(refusePicture)
  const conflicts = useRecipeConflicts(draft, takePictures)
  const { submit, save, isStored } = useRecipeSave({
    recipeId: recipe?._id ?? null,
    draft,
    conflicts,
    pictures,
    order: isMoved ? images : null,
    onPictures: takePictures,
  })
  const { values, change } = draft
  const isReady = useIsReady()

  /** It takes what is stored now: in the form's order, new ones at the end. */
  function takePictures(stored: readonly string[]) {
    setImages((now) => [
      ...now.filter((image) => stored.includes(image)),
      ...stored.filter((image) => !now.includes(image)),
    ])
  }

  function refusePicture(file: File, others: readonly File[]): string | undefined {
    const isTwice = others.some(({ name, size }) => name === file.name && size === file.size)
    if (isTwice) return `“${file.name}”: ${COOKBOOK_TEXTS.pictureTwice}`
    const isFull = images.length + others.length >= RECIPE_LIMITS.pictures
    return isFull ? `“${file.name}”: ${COOKBOOK_TEXTS.picturesFull}` : undefined
  }

  /** Errors of what stood there before go with it. */
  function fill(filled: Partial<RecipeValues>) {
    submit.clear()
    change(filled)
  }

  function takeImported(found: ImportedRecipe) {
    fill(filledWith(values, found))
    return () => {
      const corrected = draft.read()
      fill(values)
      const action = { label: 'Redo', run: () => fill(corrected) }
      void showToast('success', 'The import was undone.', { action })
    }
  }

  return (
    <>
      <PageHead
        title={isStored ? `edit ${recipe?.title ?? values.title}` : 'add recipe'}
        size="work"
      />
      {/* A form of its own, which must not stand in the other one. */}
      {!isStored && <ImportRecipe onImport={takeImported} onPictures={pictures.add} />}
      <Form submit={submit} className={styles.frame} onSubmit={save}>
        {/* Before hydration, what is typed would be lost. */}
        <fieldset disabled={!isReady} className={styles.form}>
          {draft.isRestored && <RestoredNote onDiscard={draft.discard} />}
          {conflicts.isMerged && (
            <ConflictPanel
              key={conflicts.seen?.updatedAt}
              title={COOKBOOK_TEXTS.changed}
              conflicts={conflicts.list}
              onPick={conflicts.pick}
            />
          )}
          <FormFields
            fields={RECIPE_FIELDS}
            values={values}
            onType={(name, text) => change({ [name]: text })}
            className={styles.columns}
          />
          <IngredientRows
            ingredients={values.ingredients}
            newIngredient={values.newIngredient}
            onChange={change}
            onRefuse={(text) => submit.fail({ ingredients: text })}
          />
          <StepRows
            instructions={values.instructions}
            newStep={values.newStep}
            onChange={change}
            onRefuse={(text) => submit.fail({ instructions: text })}
          />
          <fieldset className={styles.pictures}>
            <legend className={`${styles.legend} type-small`}>Pictures</legend>
            {recipe && (
              <StoredPictures
                recipeId={recipe._id}
                images={images}
                onMove={(moved) => {
                  setImages(moved)
                  setMoved(true)
                }}
                onDelete={takePictures}
              />
            )}
            <NewPictures
              pictures={pictures}
              room={RECIPE_LIMITS.pictures - images.length - pictures.queue.length}
            />
          </fieldset>
          <FormError keepsRow />
          <Buttons>
            <SubmitButton>{isStored ? 'Save' : 'Add recipe'}</SubmitButton>
            <ButtonLink href={recipe ? recipePath(recipe.slug) : PATHS.cookbook}>Cancel</ButtonLink>
          </Buttons>
        </fieldset>
      </Form>
    </>
  )
}

function openedWith(recipe: ShownRecipe | null, today: string) {
  if (!recipe) return { values: newValues(today), base: null }
  const values = valuesOf(recipe)
  return { values, base: { values, updatedAt: recipe.updatedAt } }
}

type NewPicturesProps = {
  pictures: FileQueue
  /** How many more the recipe takes. */
  room: number
}

function NewPictures({ pictures, room }: NewPicturesProps) {
  const { queue, isSending, reorder } = pictures
  return (
    <FilesField
      label="Add pictures"
      files={pictures}
      text="Choose, drop or paste pictures. The first one is the cover."
      help={`At most ${RECIPE_LIMITS.pictures} pictures. ${PICTURE_HELP}`}
      isFull={room <= 0}
    >
      {queue.length > 0 && (
        <Reorder
          label="New pictures in their order"
          items={queue}
          keyOf={({ key }) => key}
          nameOf={({ file }) => file.name}
          isFixed={() => isSending}
          onMove={reorder}
        >
          {(item) => <QueuedRow item={item} files={pictures} retry="Save again to send it." />}
        </Reorder>
      )}
    </FilesField>
  )
}
