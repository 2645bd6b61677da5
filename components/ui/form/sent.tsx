import { useEffect, useRef } from 'react'

export function Sent({ text }: { text: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => status.current?.focus(), [])
  return (
    <p ref={status} tabIndex={-1} role="status">
      {text}
    </p>
  )
}
