'use client'

import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { Dialog } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { galleryCalls } from '@/components/gallery/admin/calls'
import type { Piece } from '@/lib/gallery/schema'
import { fieldErrors } from './field-errors'
import { PieceFields } from './piece-fields'

type EditPieceProps = { piece: Piece; onClose: () => void }

export function EditPiece({ piece, onClose }: EditPieceProps) {
  const submit = useSubmit({ toastsFailure: true, explain: fieldErrors })

  function save(data: FormData) {
    void submit.run(() => galleryCalls.updatePiece(piece._id, valuesOf(data)), {
      success: GALLERY_TEXTS.updated,
      onSuccess: onClose,
      refresh: true,
    })
  }

  return (
    <Dialog title={`Edit ${piece.title}`} wide onClose={onClose}>
      <Form submit={submit} onSubmit={save}>
        <PieceFields values={{ ...piece, toShow: piece.toShow ?? false }} />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton>Submit</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

function valuesOf(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '')
  const number = (name: string) => (text(name).trim() === '' ? null : Number(text(name)))
  return {
    title: text('title'),
    creator: text('creator'),
    description: text('description'),
    dateMade: text('dateMade'),
    toShow: data.has('toShow'),
    widthCm: number('widthCm'),
    heightCm: number('heightCm'),
  }
}
