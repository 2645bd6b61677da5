import type { ReactNode } from 'react'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { checkFields } from './check-fields'

type AccountFormProps = {
  submit: string
  disabled?: boolean
  /** Errors besides those of the fields' values. */
  check?: () => Record<string, string>
  send: (form: FormData) => Promise<void>
  staysBusy?: boolean
  tellsStatus?: boolean
  onRefused?: () => void
  children: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { disabled = false, check, send, staysBusy, onRefused, children } = props
  const submit = useSubmit({
    mapError({ text, fields, error }) {
      if (!props.tellsStatus || !error?.status) return {}
      const withStatus = (message: string) => `Error: ${error.status} ${message}`
      const entries = Object.entries(fields).map(([name, message]) => [name, withStatus(message)])
      return { text: withStatus(text), fields: Object.fromEntries(entries) }
    },
    onFailure: onRefused,
  })
  return (
    <Form
      submit={submit}
      check={(form) => ({ ...checkFields(form), ...check?.() })}
      onSubmit={(data) => void submit.run(() => send(data), { staysBusy })}
    >
      {children}
      <SubmitButton wide disabled={disabled}>
        {props.submit}
      </SubmitButton>
      <FormError keepsRow />
    </Form>
  )
}
