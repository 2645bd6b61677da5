'use client'

import { useEffect } from 'react'
import { CheckField } from '@/components/ui/check-field'

/** The terms gate as the server's clock has it (G-36). */
export type TermsGate = { isOver: boolean; marker: string | null }

const FLAG = 'termsRequired'

/** Whether this username is asked for the terms; the stored flag says that one was, until the date. */
export function useTerms({ isOver, marker }: TermsGate, username: string): boolean {
  const isAsked = !isOver && marker !== null && username.includes(marker)
  useEffect(() => {
    try {
      if (isOver) localStorage.removeItem(FLAG)
      else if (isAsked) localStorage.setItem(FLAG, 'true')
    } catch {
      // Storage may be full or forbidden; nothing else reads the flag.
    }
  }, [isOver, isAsked])
  return isAsked
}

export function TermsField({ error }: { error: string | undefined }) {
  return <CheckField label="I accept the terms" name="terms" required error={error ?? ''} />
}
