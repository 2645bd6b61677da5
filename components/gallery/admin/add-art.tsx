'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { newValues, typedIn, uploadOf, type Values } from '@/components/ui/form/form-values'
import { useFormDraft } from '@/components/ui/form/use-form-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { showToast } from '@/components/ui/show-toast'
import { PATHS } from '@/lib/config/paths'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { PIECE_FIELDS } from '@/lib/gallery/form'
import { galleryCalls } from '@/components/gallery/admin/calls'
import styles from './arrange.module.css'

/** A new piece is for everybody, unless the owner says otherwise (G-151). */
export function newPieceValues(creator: string, dateMade: string): Values<typeof PIECE_FIELDS> {
  return { ...newValues(PIECE_FIELDS), creator, dateMade, toShow: 'true' }
}

export function AddArt({ creator, today }: { creator: string; today: string }) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const draft = useFormDraft('new art', form)
  const submit = useSubmit({
    toastsFailure: true,
    notice: { place: 'bottom-right' },
  })
  const typed = () => typedIn(PIECE_FIELDS, new FormData(form.current ?? undefined))
  const body = (files: Record<string, File>) => uploadOf(PIECE_FIELDS, typed(), files)
  const added = {
    staysBusy: true,
    onSuccess() {
      void showToast('success', GALLERY_TEXTS.added)
      draft.clear()
      router.replace(PATHS.gallery)
      router.refresh()
    },
  }
  const upload = useUpload(
    submit,
    (image, control) => galleryCalls.uploadPiece(body({ image }), control),
    added,
  )

  function send() {
    if (upload.chosen || upload.refusal) upload.start()
    // The server says what is missing (G-117).
    else void submit.run(() => galleryCalls.uploadPiece(body({})), added)
  }

  const values = newPieceValues(creator, today)
  return (
    <Form key={draft.key} submit={submit} formRef={form} className={styles.form} onSubmit={send}>
      {draft.note}
      <FormFields fields={PIECE_FIELDS} values={values} />
      <FileField label="Photo" upload={upload} help={PICTURE_HELP} canCrop />
      <FormError keepsRow />
      <div>
        <SubmitButton>Submit</SubmitButton>
      </div>
    </Form>
  )
}
