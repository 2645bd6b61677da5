'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { clearStoredUser, isStoredUserKey, type StoredUser, storeUser } from './stored-user'

type StoredUserKeeperProps = {
  /** Whom the server sees by the session cookie. */
  user: StoredUser | null
}

/**
 * Keeps the stored user in step with the cookie, which decides (G-4). Where someone logged in or
 * out in another tab, or since the browser put this page aside, the page is asked for again.
 */
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
