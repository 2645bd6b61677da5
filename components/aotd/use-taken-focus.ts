import { type RefObject, useEffect, useRef } from 'react'

/** Content that replaces a focused form or button takes the focus. */
export function useTakenFocus<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return ref
}
