import { useSyncExternalStore } from 'react'
import { createListeners } from '@/components/ui/listeners'

let hasEnded = false
const listeners = createListeners()

/** True from a refusal that says so, or a sign-out in another tab, until the next log-in. */
export function setSessionEnded(value: boolean): void {
  hasEnded = value
  listeners.call()
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    listeners.add,
    () => hasEnded,
    () => false,
  )
}
