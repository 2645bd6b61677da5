'use client'

import type { Failure } from '@/components/ui/form/failure'
import { FileField } from '@/components/ui/form/file-field'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { type UploadControl, useUpload } from '@/components/ui/form/use-upload'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import { LIMITS } from '@/lib/config/limits'
import { PICTURE_HELP, PICTURE_TYPES } from '@/lib/config/picture-types'
import styles from './admin.module.css'

type ImageStepProps = {
  id: string
  action: string
  file: File | null
  isMain?: boolean
  onDone?: () => void
}

export function ImageStep({ id, action, file, isMain = false, onDone }: ImageStepProps) {
  const submit = useSubmit({ fallback: TEXTS.uploadFailed, notice: { length: 'short' } })
  const options = {
    refresh: true,
    success: TEXTS.uploaded,
    onSuccess: onDone,
    explain: ({ text }: Failure) => ({ fields: { image: text } }),
  }
  const sendImage = (image: File, control: UploadControl) =>
    coffeeAdminCalls.setCoffeeImage(id, image, control)
  const upload = useUpload(submit, sendImage, options, file)

  function send() {
    if (upload.file) upload.start()
    else submit.fail({ image: TEXTS.imageMissing })
  }

  return (
    <Form submit={submit} className={styles.form} onSubmit={send}>
      <FileField
        label="Upload Coffee Image"
        name="image"
        accept={PICTURE_TYPES}
        maxBytes={LIMITS.fileBytes}
        upload={upload}
        help={PICTURE_HELP}
      />
      <FormError />
      <div>
        <SubmitButton variant={isMain ? 'filled' : 'outline'}>{action}</SubmitButton>
      </div>
    </Form>
  )
}
