'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { clearStoredUser, isStoredUserKey, type StoredUser, storeUser } from './stored-user'

type StoredUserKeeperProps = {
  /** The user of the session cookie. */
  user: StoredUser | null
}

/** Reloads the page when the cookie's user changed, as in another tab (G-4). */
export function StoredUserKeeper({ user }: StoredUserKeeperProps) {
  const router = useRouter()
  const text = JSON.stringify(user)

  useEffect(() => {
    const present: StoredUser | null = JSON.parse(text)
    if (present) storeUser(present)
    else clearStoredUser()
  }, [text])

  useEffect(() => {
    const followOtherTab = ({ key }: StorageEvent) => isStoredUserKey(key) && router.refresh()
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
