'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { isCopy } from '@/components/ui/connection'
import { setSessionEnded } from '@/components/ui/form/session-state'
import { hasTypedForms } from '@/components/ui/form/typed-forms'
import {
  clearStoredUser,
  isStoredUserKey,
  type StoredUser,
  storeUser,
} from '@/components/ui/stored-user'

/** Follows the cookie's user, also of another tab (G-4); what is typed survives a sign-out. */
export function StoredUserKeeper({ user }: { user: StoredUser | null }) {
  const router = useRouter()
  const text = JSON.stringify(user)

  // Before the effects of the forms on the page, which ask whose drafts they show.
  useLayoutEffect(() => {
    const present: StoredUser | null = JSON.parse(text)
    if (present) storeUser(present)
    // A copy is what visitors get.
    else if (!isCopy()) clearStoredUser()
    setSessionEnded(false)
  }, [text])

  useLayoutEffect(() => {
    function followOtherTab({ key, newValue }: StorageEvent) {
      if (!isStoredUserKey(key)) return
      const keepsForm = newValue === null && hasTypedForms()
      setSessionEnded(keepsForm)
      if (!keepsForm) router.refresh()
    }
    const followHistory = ({ persisted }: PageTransitionEvent) => persisted && router.refresh()
    addEventListener('storage', followOtherTab)
    addEventListener('pageshow', followHistory)
    return () => {
      removeEventListener('storage', followOtherTab)
      removeEventListener('pageshow', followHistory)
    }
  }, [router])

  return null
}
