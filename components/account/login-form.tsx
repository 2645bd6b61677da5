'use client'

import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/show-toast'
import { PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { applyUsernameRule } from '@/lib/config/username'
import { apiFetch } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { keepUserOf } from './keep-user-of'
import { UsernameField } from './username-field'

/** Username and password; `next` is where one is led afterwards. */
export function LoginForm({ next }: { next: string }) {
  const router = useRouter()

  async function logIn(form: FormData) {
    const token = await apiFetch<string>('/api/signin', {
      method: 'POST',
      body: {
        username: applyUsernameRule(String(form.get('username'))),
        password: String(form.get('password')),
      },
      expect: 'text',
    })
    const { username } = keepUserOf(token)
    void showToast('success', `Welcome back ${username}!`)
    router.replace(next)
    router.refresh()
  }

  return (
    <AccountForm submit="Log in" deed="Logging in" send={logIn} staysBusy>
      {({ username, password }) => (
        <>
          <UsernameField error={username} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH.max}
            required
            error={password}
          />
        </>
      )}
    </AccountForm>
  )
}
