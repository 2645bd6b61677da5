'use client'

import { type ReactNode, useState } from 'react'
import { ApiError } from '@/lib/http/client'
import { REAUTH } from '@/lib/account/profile/catalogue'
import { ConfirmPassword } from './confirm-password'

/**
 * Runs what may need the password first: then it is asked for in place, once, and the work is done
 * again (G-29). `run` ends with what the work gave, or null where the user would not confirm; `dialog`
 * is to be rendered.
 */
export function useReauth(): {
  run: <T>(work: () => Promise<T>) => Promise<T | null>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<((isConfirmed: boolean) => void) | null>(null)

  async function run<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== REAUTH) throw error
    }
    const isConfirmed = await new Promise<boolean>((resolve) => setAsked(() => resolve))
    setAsked(null)
    return isConfirmed ? work() : null
  }

  const dialog = asked && (
    <ConfirmPassword onConfirmed={() => asked(true)} onClose={() => asked(false)} />
  )
  return { run, dialog }
}
