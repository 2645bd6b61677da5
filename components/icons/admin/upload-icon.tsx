'use client'

import { FileField } from '@/components/ui/form/file-field'
import { Form } from '@/components/ui/form/form'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { DRAWN_TYPES } from '@/lib/config/picture-types'
import { ICON_BYTES, ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { iconCalls } from '@/components/icons/admin/calls'

/** The file's name becomes the icon's. */
export function UploadIcon() {
  const submit = useSubmit()
  const upload = useUpload(submit, iconCalls.uploadIcon, {
    success: ICON_TEXTS.uploaded,
    refresh: true,
    toastsFailure: true,
    explain: ({ text }) => ({ text: ICON_TEXTS.uploadFailed, fields: { icon: text } }),
  })

  function start() {
    if (upload.file) upload.start()
    else submit.fail({ icon: ICON_TEXTS.missing })
  }

  return (
    <Form submit={submit} onSubmit={start}>
      <FileField
        label="Icon"
        name="icon"
        accept={DRAWN_TYPES}
        maxBytes={ICON_BYTES}
        upload={upload}
        help="PNG, JPEG, WebP, AVIF, GIF or SVG, up to 512 kB. The icon gets the name of the file; one of the same name is replaced."
      />
      <div>
        <SubmitButton>Upload</SubmitButton>
      </div>
    </Form>
  )
}
