'use client'

import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/ui/form/password-field'
import { showToast } from '@/components/ui/show-toast'
import { accountCalls } from '@/components/account/calls'
import { applyUsernameRule } from '@/lib/config/username'
import { AccountForm } from './account-form'
import { keepUserOf } from './issued-user'
import { UsernameField } from './username-field'

export function LoginForm({ next }: { next: string }) {
  const router = useRouter()

  async function logIn(form: FormData) {
    const token = await accountCalls.signIn({
      username: applyUsernameRule(String(form.get('username'))),
      password: String(form.get('password')),
    })
    const { username } = keepUserOf(token)
    void showToast('success', `Welcome back ${username}!`)
    router.replace(next)
    router.refresh()
  }

  return (
    <AccountForm submit="Log in" send={logIn} staysBusy>
      <UsernameField />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
    </AccountForm>
  )
}
