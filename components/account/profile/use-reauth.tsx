import { type ReactNode, useState } from 'react'
import { keepUserOf } from '@/components/account/issued-user'
import { profileCalls } from '@/components/account/profile/calls'
import { failureOf } from '@/components/ui/form/failure'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { PasswordField } from '@/components/ui/form/password-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { PROFILE_TEXTS, REAUTH } from '@/lib/account/profile/catalogue'

/** `run` retries after asking for the password (G-29); rejects with `AbortError` if cancelled. */
export function useReauth(): {
  run: <T>(work: () => Promise<T>) => Promise<T>
  dialog: ReactNode
} {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)

  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (failureOf(error).error?.code !== REAUTH) throw error
    }
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    if (!isConfirmed) throw new DOMException('The password was not confirmed.', 'AbortError')
    return work()
  }

  const dialog = answer && (
    <ConfirmPassword onConfirmed={() => answer(true)} onClose={() => answer(false)} />
  )
  return { run, dialog }
}

const FIELD = 'currentPassword'

type ConfirmPasswordProps = { onConfirmed: () => void; onClose: () => void }

function ConfirmPassword({ onConfirmed, onClose }: ConfirmPasswordProps) {
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
