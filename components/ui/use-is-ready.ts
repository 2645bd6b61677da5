import { useSyncExternalStore } from 'react'

/**
 * Whether a form is listened to. Before, its button sends nothing: on a slow line the browser would
 * load the page again and what was typed would be lost.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
