'use client'

import { useEffect } from 'react'
import { CheckField } from '@/components/ui/form/check-field'
import { store } from '@/components/ui/stored-text'

/** The server's clock decides `isOver` (G-36). */
export type TermsGate = { isOver: boolean; marker: string | null }

const FLAG = 'termsRequired'

export function useTerms({ isOver, marker }: TermsGate, username: string): boolean {
  const isAsked = !isOver && marker !== null && username.includes(marker)
  useEffect(() => {
    if (isOver) store('local', FLAG, null)
    else if (isAsked) store('local', FLAG, 'true')
  }, [isOver, isAsked])
  return isAsked
}

export function TermsField() {
  return <CheckField label="I accept the terms" name="terms" required />
}
