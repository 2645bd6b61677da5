import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FileForm } from '@/components/ui/form/file-form'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { bodyOf, typedIn, valuesOf } from '@/components/ui/form/form-values'
import { useSubmit } from '@/components/ui/form/use-submit'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { PIECE_FIELDS } from '@/lib/gallery/form'
import { galleryCalls } from '@/components/gallery/admin/calls'
import type { Piece } from '@/lib/gallery/schema'
import styles from './piece-actions.module.css'

type EditPieceProps = { piece: Piece; onClose: () => void }

export function EditPiece({ piece, onClose }: EditPieceProps) {
  const submit = useSubmit({ toastsFailure: true })

  function save(data: FormData) {
    void submit.run(
      () => galleryCalls.updatePiece(piece._id, bodyOf(PIECE_FIELDS, typedIn(PIECE_FIELDS, data))),
      {
        success: GALLERY_TEXTS.updated,
        onSuccess: onClose,
        refresh: true,
      },
    )
  }

  return (
    <Dialog title={`Edit ${piece.title}`} wide onClose={onClose}>
      <Form submit={submit} onSubmit={save}>
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
        options={{ success: GALLERY_TEXTS.replaced, onSuccess: onClose }}
      />
    </Dialog>
  )
}
