'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isCopy } from '@/components/ui/connection'
import { setSessionEnded } from '@/components/ui/form/session-state'
import { hasTypedForms } from '@/components/ui/form/typed-forms'
import { clearStoredUser, isStoredUserKey, type StoredUser, storeUser } from './stored-user'

type StoredUserKeeperProps = {
  user: StoredUser | null
}

/** Follows the cookie's user, also of another tab (G-4); what is typed survives a sign-out. */
export function StoredUserKeeper({ user }: StoredUserKeeperProps) {
  const router = useRouter()
  const text = JSON.stringify(user)

  useEffect(() => {
    const present: StoredUser | null = JSON.parse(text)
    if (present) storeUser(present)
    // A copy is what visitors get.
    else if (!isCopy()) clearStoredUser()
    setSessionEnded(false)
  }, [text])

  useEffect(() => {
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
