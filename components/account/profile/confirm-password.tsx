'use client'

import { keepUserOf } from '@/components/account/issued-user'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { PasswordField } from '@/components/ui/form/password-field'
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
    <FormDialog
      title="Is it you?"
      submit={submit}
      action="Confirm"
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{PROFILE_TEXTS.confirmPassword}</p>
      <PasswordField
        label="Current password"
        name={FIELD}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}
