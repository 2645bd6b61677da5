'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { isCopy } from '@/components/ui/connection'
import { setSessionEnded } from '@/components/ui/form/session-state'
import { hasTypedForms } from '@/components/ui/form/typed-forms'
import {
  clearStoredUser,
  isStoredUserKey,
  type StoredUser,
  storeUser,
} from '@/components/ui/stored-user'

type StoredUserKeeperProps = {
  user: StoredUser | null
}

/** Follows the cookie's user, also of another tab (G-4); what is typed survives a sign-out. */
export function StoredUserKeeper({ user }: StoredUserKeeperProps) {
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

  useEffect(() => {
    function followOtherTab({ key, newValue }: StorageEvent) {
      if (!isStoredUserKey(key)) return
      if (isOther(newValue, text)) return location.reload()
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
  }, [router, text])

  return null
}

/** Whether both are accounts, and not the same one: its forms may hold what the other typed. */
function isOther(newValue: string | null, text: string): boolean {
  const [next, present] = [newValue ?? 'null', text].map((json): StoredUser | null =>
    JSON.parse(json),
  )
  return Boolean(next && present && next._id !== present._id)
}
