import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FileForm } from '@/components/ui/form/file-form'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { valuesOf } from '@/components/ui/form/form-values'
import { useStoredForm } from '@/components/ui/form/use-stored-form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { PIECE_FIELDS } from '@/lib/gallery/form'
import { galleryCalls, type PieceChanges } from '@/components/gallery/admin/calls'
import type { Piece } from '@/lib/gallery/schema'
import styles from './piece-actions.module.css'

export function EditPiece({ piece, onClose }: { piece: Piece; onClose: () => void }) {
  const submit = useSubmit({ toastsFailure: true })

  const { form, ...edits } = useStoredForm({
    name: `piece ${piece._id}`,
    fields: PIECE_FIELDS,
    stored: valuesOf(PIECE_FIELDS, piece),
    submit,
  })

  function save(data: FormData) {
    edits.save(data, {
      send: (changes: PieceChanges) => galleryCalls.updatePiece(piece._id, changes),
      together: ['widthCm', 'heightCm'],
      success: GALLERY_TEXTS.updated,
      onUnchanged: onClose,
      onSuccess: onClose,
      refresh: true,
    })
  }

  return (
    <Dialog title={`Edit ${piece.title}`} wide onClose={onClose}>
      <Form key={edits.key} submit={submit} formRef={form} onSubmit={save}>
        {edits.head}
        <FormFields fields={PIECE_FIELDS} values={valuesOf(PIECE_FIELDS, piece)} />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton>Submit</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Buttons>
      </Form>
      <FileForm
        label="Another picture"
        help={`The piece keeps its address and its place. ${PICTURE_HELP}`}
        missing="Please select an image."
        action="Replace the picture"
        canCrop
        className={styles.picture}
        send={(image, control) => galleryCalls.replacePicture(piece._id, image, control)}
        options={{ success: GALLERY_TEXTS.replaced }}
      />
    </Dialog>
  )
}
