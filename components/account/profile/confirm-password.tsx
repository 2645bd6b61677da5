'use client'

import { type SubmitEvent, useState } from 'react'
import { keepUserOf } from '@/components/account/keep-user-of'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordField } from '@/components/ui/password-field'
import { ApiError } from '@/lib/http/client'
import { PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { confirmPassword } from '@/lib/account/profile/queries'
import styles from './profile.module.css'

type ConfirmPasswordProps = { onConfirmed: () => void; onClose: () => void }

/** Asks for the present password. */
export function ConfirmPassword({ onConfirmed, onClose }: ConfirmPasswordProps) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('currentPassword'))
    setBusy(true)
    setError('')
    try {
      keepUserOf(await confirmPassword(password))
      onConfirmed()
    } catch (reason) {
      setBusy(false)
      setError(reason instanceof ApiError ? reason.message : 'An unknown error occurred.')
    }
  }

  return (
    <Dialog title="Is it you?" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={confirm}>
        <p>{PROFILE_TEXTS.confirmPassword}</p>
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={128}
          required
          error={error || undefined}
        />
        <p className="aloud" role="alert">
          {error}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="filled" busy={busy}>
            Confirm
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
