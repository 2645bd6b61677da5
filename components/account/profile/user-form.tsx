import { keepUserOf } from '@/components/account/issued-user'
import { UsernameField } from '@/components/account/username-field'
import { Button, Buttons } from '@/components/ui/button'
import { EmailField } from '@/components/ui/form/email-field'
import { Field } from '@/components/ui/form/field'
import { Form, SubmitButton } from '@/components/ui/form/form'
import { PasswordField } from '@/components/ui/form/password-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { profileCalls } from '@/components/account/profile/calls'
import type { SelfAnswer, SelfChanges } from '@/lib/account/profile/schema'
import styles from './profile.module.css'
import { useReauth } from './use-reauth'

type UserFormProps = { user: SelfAnswer; canRename: boolean; onLeave: () => void }

export function UserForm({ user, canRename, onLeave }: UserFormProps) {
  const submit = useSubmit({
    toastsFailure: true,
    mapError: ({ fields }) => ({
      fields: fields.emoji ? { ...fields, userEmoji: fields.emoji } : fields,
    }),
  })
  const reauth = useReauth()

  function save(data: FormData) {
    if (data.get('password') !== data.get('confirmPassword')) {
      alert('Passwords do not match.')
      return
    }
    const work = () => reauth.run(() => profileCalls.saveSelf(user.username, changesOf(data, user)))
    const onSuccess = (token: string) => {
      keepUserOf(token)
      onLeave()
    }
    void submit.run(work, { success: 'credentials changed!', refresh: true, onSuccess })
  }

  return (
    <>
      <Form submit={submit} className={styles.form} onSubmit={save}>
        <UsernameField
          autoFocus
          defaultValue={user.username}
          readOnly={!canRename}
          help={canRename ? '' : 'You have already changed it once.'}
        />
        <EmailField defaultValue={user.email} />
        {user.userEmoji && (
          <Field label="Emoji" name="userEmoji" autoComplete="off" defaultValue={user.userEmoji} />
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          help="Leave empty to keep your password."
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
        />
        <Buttons>
          <SubmitButton>Submit</SubmitButton>
          <Button onClick={onLeave}>Cancel</Button>
        </Buttons>
      </Form>
      {reauth.dialog}
    </>
  )
}

function changesOf(data: FormData, user: SelfAnswer): SelfChanges {
  const given = (name: string) => String(data.get(name) ?? '').trim()
  const { username, email, userEmoji } = user
  const password = String(data.get('password') ?? '')
  return {
    ...(given('username') !== username && { username: given('username') }),
    ...(given('email') !== email && { email: given('email') }),
    ...(userEmoji && given('userEmoji') !== userEmoji && { userEmoji: given('userEmoji') }),
    ...(password !== '' && { password }),
  }
}
