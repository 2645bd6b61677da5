import { useEffect, useState } from 'react'

/** Keeps the screen on while mounted; false where the browser cannot or will not. */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false

    async function take() {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) return void taken.release()
        lock = taken
        setHeld(true)
        taken.addEventListener('release', () => setHeld(false))
      } catch {
        setHeld(false)
      }
    }

    // The browser releases it when the tab is hidden.
    const takeAgain = () => void take()
    document.addEventListener('visibilitychange', takeAgain)
    void take()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', takeAgain)
      void lock?.release()
    }
  }, [])

  return isHeld
}
