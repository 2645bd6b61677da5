'use client'

import { FileField } from '@/components/ui/form/file-field'
import type { Failure } from '@/components/ui/form/failure'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { type UploadControl, useUpload } from '@/components/ui/form/use-upload'
import { BADGE_ADMIN_TEXTS as TEXTS, imageMissingFor } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { LIMITS } from '@/lib/config/limits'
import { DRAWN_TYPES } from '@/lib/config/picture-types'

/** The image replaces the drawn medal (G-98). */
export function BadgeImage({ badge: { code, name, image } }: { badge: AdminBadge }) {
  const submit = useSubmit()
  const send = (file: File, control: UploadControl) =>
    badgeAdminCalls.uploadBadgeImage(code, file, control)
  const upload = useUpload(submit, send, {
    success: TEXTS.imageStored,
    refresh: true,
    explain: ({ text }: Failure) => ({ fields: { image: text } }),
  })

  function start() {
    if (upload.file) upload.start()
    else submit.fail({ image: imageMissingFor(name) })
  }

  return (
    <Form submit={submit} onSubmit={start}>
      <FileField
        label="Picture"
        name="image"
        accept={DRAWN_TYPES}
        maxBytes={LIMITS.fileBytes}
        upload={upload}
        help={image ? 'It replaces the present picture.' : 'It replaces the drawn medal.'}
      />
      <FormError />
      <div>
        <SubmitButton variant="outline">Upload picture</SubmitButton>
      </div>
    </Form>
  )
}
