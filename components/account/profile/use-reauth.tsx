'use client'

import { type ReactNode, useState } from 'react'
import { failureOf } from '@/components/ui/form/failure'
import { REAUTH } from '@/lib/account/profile/catalogue'
import { ConfirmPassword } from './confirm-password'

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
