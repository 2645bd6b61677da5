import { useSyncExternalStore } from 'react'

/** True after hydration: before, submitting would reload the page and lose what was typed. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
