import { type RefObject, useEffect, useRef } from 'react'

/** For what stands where a form or a button was a moment ago: it takes the focus that that had. */
export function useTakenFocus<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return ref
}
