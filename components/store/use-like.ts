'use client'

import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/components/ui/form/failure'
import { showToast } from '@/components/ui/show-toast'
import { LIKE_LOCK_MS } from '@/lib/store/catalogue'
import { storeCalls } from '@/components/store/calls'

type Likes = { liked: boolean; count: number }

/** Shows the like before the answer, takes it back after a failure, and locks for 5 s (G-119). */
export function useLike(id: string, first: Likes) {
  const [likes, setLikes] = useState(first)
  const [isLocked, setLocked] = useState(false)
  const lock = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(lock.current), [])

  async function toggle(): Promise<void> {
    if (isLocked) return
    const { liked, count } = likes
    setLocked(true)
    setLikes({ liked: !liked, count: count + (liked ? -1 : 1) })
    const unlocked = new Promise<void>((resolve) => {
      lock.current = setTimeout(resolve, LIKE_LOCK_MS)
    })
    try {
      const answer = await storeCalls.likeItem(id)
      setLikes({ liked: answer.liked, count: answer.likesCount })
    } catch (reason) {
      setLikes(likes)
      void showToast('error', failureOf(reason).text)
    }
    // An answer that is slower than the lock ends it.
    await unlocked
    setLocked(false)
  }

  return { ...likes, isLocked, toggle }
}
