'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { keepUserOf } from '@/components/account/keep-user-of'
import { UsernameField } from '@/components/account/username-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/show-toast'
import { EMAIL_MAX, PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { ApiError } from '@/lib/http/client'
import { EMOJI_MAX } from '@/lib/account/profile/catalogue'
import { saveSelf } from '@/lib/account/profile/queries'
import type { SelfAnswer, SelfChanges } from '@/lib/account/profile/schema'
import styles from './profile.module.css'
import { useReauth } from './use-reauth'

type UserFormProps = { user: SelfAnswer; canRename: boolean; onLeave: () => void }

/** The account's fields; only what was changed is sent, the password only where there is one. */
export function UserForm({ user, canRename, onLeave }: UserFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { run, dialog } = useReauth()

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    if (fields.get('password') !== fields.get('confirmPassword')) {
      alert('Passwords do not match.')
      return
    }
    setBusy(true)
    setProblems({})
    try {
      const token = await run(() => saveSelf(user.username, changesOf(fields, user)))
      if (token !== null) {
        keepUserOf(token)
        void showToast('success', 'credentials changed!')
        router.refresh()
        onLeave()
      }
    } catch (reason) {
      const isKnown = reason instanceof ApiError
      void showToast('error', isKnown ? reason.message : 'An unknown error occurred.')
      if (isKnown) setProblems(reason.fields)
    }
    setBusy(false)
  }

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={save}>
        <UsernameField
          defaultValue={user.username}
          readOnly={!canRename}
          help={canRename ? '' : 'You have changed it once.'}
          error={problems.username}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          defaultValue={user.email}
          error={problems.email}
        />
        {user.userEmoji && (
          <Field
            label="Emoji"
            name="userEmoji"
            autoComplete="off"
            maxLength={EMOJI_MAX}
            defaultValue={user.userEmoji}
            error={problems.userEmoji ?? problems.emoji}
          />
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          help="Left empty, it stays as it is."
          error={problems.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="filled" busy={busy}>
            Submit
          </Button>
          <Button onClick={onLeave}>Cancel</Button>
        </div>
      </form>
      {dialog}
    </>
  )
}

function changesOf(fields: FormData, user: SelfAnswer): SelfChanges {
  const given = (name: string) => String(fields.get(name) ?? '').trim()
  const { username, email, userEmoji } = user
  const password = String(fields.get('password') ?? '')
  return {
    ...(given('username') !== username && { username: given('username') }),
    ...(given('email') !== email && { email: given('email') }),
    ...(userEmoji && given('userEmoji') !== userEmoji && { userEmoji: given('userEmoji') }),
    ...(password !== '' && { password }),
  }
}
