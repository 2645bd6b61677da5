'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { IMPORT_LIMITS, IMPORT_TEXTS } from '@/lib/cookbook/import/catalogue'
import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import styles from './import-recipe.module.css'

type ImportRecipeProps = {
  /** Fills the form, where it is corrected; returns what brings back the form as it was. */
  onImport: (recipe: ImportedRecipe) => () => void
}

export function ImportRecipe({ onImport }: ImportRecipeProps) {
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [revert, setRevert] = useState<(() => void) | null>(null)
  const submit = useSubmit()

  async function read(text: string): Promise<ImportedRecipe | null> {
    const { readRecipe } = await import('@/lib/cookbook/import/read-recipe')
    return readRecipe(text)
  }

  function take(data: FormData) {
    const text = String(data.get('pasted'))
    if (text.length > IMPORT_LIMITS.characters) return submit.fail({ pasted: IMPORT_TEXTS.long })
    void submit.run(async () => {
      const recipe = await read(text)
      if (!recipe) return submit.fail({ pasted: IMPORT_TEXTS.nothing })
      const undo = onImport(recipe)
      setRevert(() => undo)
      setNote(recipe.isCut ? IMPORT_TEXTS.cut : IMPORT_TEXTS.taken)
      setOpen(false)
    })
  }

  return (
    <div className={styles.import}>
      <Button variant="quiet" aria-describedby={noteId} onClick={() => setOpen(true)}>
        Import a recipe
      </Button>
      <p id={noteId} role="status" className="type-small muted">
        {note}
      </p>
      {revert && (
        <Button
          variant="quiet"
          onClick={() => {
            revert()
            setRevert(null)
            setNote('')
          }}
        >
          Undo the import
        </Button>
      )}
      {isOpen && (
        <FormDialog
          title="Import a recipe"
          wide
          submit={submit}
          action="Fill the form"
          onSubmit={take}
          onClose={() => setOpen(false)}
        >
          <p className="type-control">{IMPORT_TEXTS.how}</p>
          <TextAreaField label="Text or source" name="pasted" rows={10} spellCheck={false} />
        </FormDialog>
      )}
    </div>
  )
}
