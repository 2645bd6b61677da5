'use client'

import { keepUserOf } from '@/components/account/issued-user'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { Dialog } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { profileCalls } from '@/components/account/profile/calls'

const FIELD = 'currentPassword'

type ConfirmPasswordProps = { onConfirmed: () => void; onClose: () => void }

export function ConfirmPassword({ onConfirmed, onClose }: ConfirmPasswordProps) {
  const submit = useSubmit({ mapError: ({ text }) => ({ fields: { [FIELD]: text } }) })

  function confirm(data: FormData) {
    const password = String(data.get(FIELD))
    const onSuccess = (token: string) => {
      keepUserOf(token)
      onConfirmed()
    }
    void submit.run(() => profileCalls.confirmPassword(password), { staysBusy: true, onSuccess })
  }

  return (
    <Dialog title="Is it you?" onClose={onClose}>
      <Form submit={submit} onSubmit={confirm}>
        <p>{PROFILE_TEXTS.confirmPassword}</p>
        <PasswordField
          label="Current password"
          name={FIELD}
          autoComplete="current-password"
          required
        />
        <FormError />
        <Buttons>
          <SubmitButton>Confirm</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
