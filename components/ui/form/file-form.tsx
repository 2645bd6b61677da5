'use client'

import type { ComponentProps, ReactNode } from 'react'
import { LIMITS } from '@/lib/config/limits'
import { PICTURE_TYPES } from '@/lib/config/picture-types'
import { FileField } from './file-field'
import { Form } from './form'
import { FormError } from './form-error'
import { SubmitButton } from './submit-button'
import { type SubmitOptions, useSubmit } from './use-submit'
import { type UploadControl, useUpload } from './use-upload'

type FileFormProps = {
  label: string
  name?: string
  accept?: readonly string[]
  maxBytes?: number
  help: string
  /** It is shown where no file is chosen. */
  missing: string
  action: string
  isMain?: boolean
  className?: string | undefined
  /** What is asked besides the file, and checked before it is sent. */
  children?: ReactNode
  check?: ComponentProps<typeof Form>['check']
  /** A file that is chosen already. */
  first?: File | null
  send: (file: File, control: UploadControl) => Promise<unknown>
  options: SubmitOptions<unknown, 'submit'>
}

/** A form with one file; a failure is shown at the field. */
export function FileForm(props: FileFormProps) {
  const { label, name = 'image', help, missing, action, isMain, className, send, options } = props
  const submit = useSubmit()
  const upload = useUpload(
    submit,
    send,
    { refresh: true, mapError: ({ text }) => ({ fields: { [name]: text } }), ...options },
    props.first,
  )

  function start() {
    if (upload.file) upload.start()
    else submit.fail({ [name]: missing })
  }

  return (
    <Form submit={submit} className={className} check={props.check} onSubmit={start}>
      <FileField
        label={label}
        name={name}
        accept={props.accept ?? PICTURE_TYPES}
        maxBytes={props.maxBytes ?? LIMITS.fileBytes}
        upload={upload}
        help={help}
      />
      {props.children}
      {/* A toast announces its text itself. */}
      {!options.toastsFailure && <FormError />}
      <div>
        <SubmitButton variant={isMain ? 'filled' : 'outline'}>{action}</SubmitButton>
      </div>
    </Form>
  )
}
