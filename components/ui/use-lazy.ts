import { type ComponentType, useCallback, useState } from 'react'
import { isReloading } from './after-update'
import { showToast } from './show-toast'

/** A part of a screen that is loaded when somebody asks for it; `open` tells whether it came. */
export function useLazy<P>(load: () => Promise<ComponentType<P>>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null)
  const [isLoading, setLoading] = useState(false)

  const open = useCallback(async (): Promise<boolean> => {
    setLoading(true)
    try {
      const part = await load()
      setLoaded(() => part)
      return true
    } catch {
      if (await isReloading()) return false
      void showToast('error', 'Failed to connect to the server.')
      return false
    } finally {
      setLoading(false)
    }
  }, [load])

  return { Loaded, isLoading, open }
}
