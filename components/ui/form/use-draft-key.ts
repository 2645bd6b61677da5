'use client'

import { useCallback, useRef } from 'react'
import { readStoredUserId } from '@/components/ui/stored-user'
import { draftKey } from './draft-store'

/**
 * The answer gives the key of a draft, for whoever is logged in when it is first called: the session
 * may end while a form is filled in. No render calls it at hydration, when the page has not yet
 * stored whose it is.
 */
export function useDraftKey(name: string): () => string {
  const userId = useRef<string | null>(undefined)
  return useCallback(() => {
    if (userId.current === undefined) userId.current = readStoredUserId()
    return draftKey(name, userId.current)
  }, [name])
}
