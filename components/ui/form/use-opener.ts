import { useCallback, useRef } from 'react'
import { readStoredUserId } from '@/components/ui/stored-user'

/**
 * The answer tells who was logged in when it was first called, null for a visitor: the session may
 * end while a form is filled in. No render calls it at hydration, when the page has not yet stored
 * whose it is.
 */
export function useOpener(): () => string | null {
  const userId = useRef<string | null>(undefined)
  return useCallback(() => {
    if (userId.current === undefined) userId.current = readStoredUserId()
    return userId.current
  }, [])
}

/** What one account typed is not sent by another one. */
export function isForeign(opener: string | null): boolean {
  const userId = readStoredUserId()
  return opener !== null && userId !== null && userId !== opener
}
