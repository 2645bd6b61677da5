'use client'

import { useRouter } from 'next/navigation'
import { type InputEvent, type SubmitEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/show-toast'
import { applyUsernameRule } from '@/lib/account/username'
import { ApiError, apiFetch } from '@/lib/http/client'
import styles from './auth-page.module.css'
import { decodeUser, storeUser } from './stored-user'

const NO_TOKEN = "Can't render token"

/** Username and password; `next` is where one is led afterwards. */
export function LoginForm({ next }: { next: string }) {
  const router = useRouter()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const isReady = useIsReady()

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const username = applyUsernameRule(String(form.get('username')))
    const password = String(form.get('password'))
    setBusy(true)
    setError('')
    try {
      const token = await apiFetch<string>('/api/signin', {
        method: 'POST',
        body: { username, password },
        expect: 'text',
      })
      const user = decodeUser(token)
      if (!user) throw new ApiError(200, NO_TOKEN)
      storeUser(user)
      void showToast('success', `Welcome back ${user.username}!`)
      router.replace(next)
      router.refresh()
    } catch (reason) {
      setBusy(false)
      setError(reason instanceof ApiError ? reason.message : 'An unknown error occurred.')
    }
  }

  return (
    <form className={styles.form} method="post" onSubmit={logIn}>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        required
        onInput={followUsernameRule}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <Button type={isReady ? 'submit' : 'button'} variant="filled" wide busy={busy}>
        Log in
      </Button>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <noscript>
        <p className="type-control">
          Logging in needs JavaScript. Please turn it on for this site.
        </p>
      </noscript>
    </form>
  )
}

/**
 * Whether the form is listened to. Before, its button sends nothing: on a slow line the browser
 * would load the page again and what was typed would be lost.
 */
function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** Applies the rule as one types, and leaves the caret where it was among the letters (S1 §5). */
function followUsernameRule({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const ruled = applyUsernameRule(input.value)
  if (ruled === input.value) return
  const before = input.value.slice(0, input.selectionStart ?? undefined)
  const caret = applyUsernameRule(before).length
  input.value = ruled
  input.setSelectionRange(caret, caret)
}
