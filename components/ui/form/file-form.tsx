import type { ComponentProps, ReactNode } from 'react'
import { FileField } from './file-field'
import type { FileRules } from './file-rules'
import { Form, FormError, SubmitButton } from './form'
import { type SubmitOptions, useSubmit } from './use-submit'
import { type UploadControl, useUpload } from './use-upload'

type FileFormProps = {
  label: string
  name?: string
  rules?: FileRules
  help: string
  missing: string
  action: string
  isMain?: boolean
  canCrop?: boolean
  className?: string | undefined
  /** What is asked besides the file, and checked before it is sent. */
  children?: ReactNode
  check?: ComponentProps<typeof Form>['check']
  first?: File | null
  send: (file: File, control: UploadControl) => Promise<unknown>
  options: SubmitOptions<unknown, 'submit'>
}

export function FileForm(props: FileFormProps) {
  const { label, name = 'image', help, action, isMain, className, send, options } = props
  const submit = useSubmit()
  const upload = useUpload(submit, send, {
    refresh: true,
    mapError: ({ text }) => ({ fields: { [name]: text } }),
    ...options,
    name,
    ...(props.rules && { rules: props.rules }),
    missing: props.missing,
    first: props.first,
  })

  return (
    <Form submit={submit} className={className} check={props.check} onSubmit={upload.start}>
      <FileField label={label} upload={upload} help={help} canCrop={props.canCrop ?? false} />
      {props.children}
      {/* A toast announces its text itself. */}
      {!options.toastsFailure && <FormError />}
      <div>
        <SubmitButton variant={isMain ? 'filled' : 'outline'}>{action}</SubmitButton>
      </div>
    </Form>
  )
}
