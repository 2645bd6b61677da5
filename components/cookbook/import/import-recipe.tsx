import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FileZone, useDrop } from '@/components/ui/form/file-zone'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { PICTURE_RULES } from '@/components/ui/form/picture-rules'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { IMPORT_LIMITS, IMPORT_TEXTS } from '@/lib/cookbook/import/catalogue'
import { decodeFile } from '@/lib/cookbook/import/decode-file'
import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import styles from './import-recipe.module.css'

type ImportRecipeProps = {
  /** Fills the form, where it is corrected; returns what brings back the form as it was. */
  onImport: (recipe: ImportedRecipe) => () => void
  onPictures: (files: readonly File[]) => void
}

type Done = { note: string; leftOver: readonly string[]; revert: () => void }

export function ImportRecipe({ onImport, onPictures }: ImportRecipeProps) {
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [done, setDone] = useState<Done | null>(null)
  const submit = useSubmit()
  const { handlers } = useDrop((files) => takeFiles([...files]))

  function close() {
    setOpen(false)
    setPictures([])
    submit.clear()
  }

  function take(readPasted: () => Promise<string>, offered = pictures) {
    void submit.run(async () => {
      const text = await readPasted()
      if (text.length > IMPORT_LIMITS.characters) return submit.fail({ pasted: IMPORT_TEXTS.long })
      const { readRecipe } = await import('@/lib/cookbook/import/read-recipe')
      const recipe = readRecipe(text)
      if (!recipe) return submit.fail({ pasted: IMPORT_TEXTS.nothing })
      const { leftOver } = recipe
      const note = leftOver.length > 0 ? IMPORT_TEXTS.left : IMPORT_TEXTS.taken
      setDone({ note, leftOver, revert: onImport(recipe) })
      onPictures(offered)
      close()
    })
  }

  function takeFiles(files: readonly File[]) {
    const isPicture = ({ type }: File) => type.startsWith('image/')
    const offered = [...pictures, ...files.filter(isPicture)]
    setPictures(offered)
    const page = files.find((file) => !isPicture(file))
    if (page) take(async () => decodeFile(new Uint8Array(await page.arrayBuffer())), offered)
  }

  return (
    <div className={styles.import}>
      <Button variant="quiet" aria-describedby={noteId} onClick={() => setOpen(true)}>
        Import a recipe
      </Button>
      <div id={noteId} role="status" className="type-small muted">
        {done?.note}
      </div>
      {done && (
        <Button
          variant="quiet"
          onClick={() => {
            done.revert()
            setDone(null)
          }}
        >
          Undo the import
        </Button>
      )}
      {done && done.leftOver.length > 0 && (
        <ul className={`${styles.left} type-small`} aria-label={IMPORT_TEXTS.leftTitle}>
          {done.leftOver.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <FormDialog
          title="Import a recipe"
          wide
          submit={submit}
          action="Fill the form"
          onSubmit={(data) => take(async () => String(data.get('pasted')))}
          onClose={close}
        >
          <p className="type-control">{IMPORT_TEXTS.how}</p>
          <div {...handlers}>
            <TextAreaField label="Text or source" name="pasted" rows={10} spellCheck={false} />
          </div>
          <FileZone
            multiple
            accept={[...PICTURE_RULES.accept, '.html', '.htm', '.json', '.txt', '.md']}
            aria-label={IMPORT_TEXTS.files}
            onFiles={takeFiles}
          >
            <p className="type-control" role="status">
              {pictures.length === 0
                ? IMPORT_TEXTS.files
                : `${IMPORT_TEXTS.pictures} ${pictures.map(({ name }) => name).join(', ')}`}
            </p>
          </FileZone>
        </FormDialog>
      )}
    </div>
  )
}
