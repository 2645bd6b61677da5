import type { ComponentProps } from 'react'
import { EMAIL_MAX } from '@/lib/config/email-address'
import { Field } from './field'

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'name' | 'type'>

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      {...props}
    />
  )
}
