'use client'

import { useEffect } from 'react'
import { CheckField } from '@/components/ui/form/check-field'

/** By the server's clock (G-36). */
export type TermsGate = { isOver: boolean; marker: string | null }

const FLAG = 'termsRequired'

export function useTerms({ isOver, marker }: TermsGate, username: string): boolean {
  const isAsked = !isOver && marker !== null && username.includes(marker)
  useEffect(() => {
    try {
      if (isOver) localStorage.removeItem(FLAG)
      else if (isAsked) localStorage.setItem(FLAG, 'true')
    } catch {
      // Storage may be full or blocked; nothing else reads the flag.
    }
  }, [isOver, isAsked])
  return isAsked
}

export function TermsField() {
  return <CheckField label="I accept the terms" name="terms" required />
}
