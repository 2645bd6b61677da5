import { type ReactNode, useEffect, useRef } from 'react'

/** It stands in place of a form, with whose button the focus would be lost. */
export function Sent({ className, children }: { className?: string; children: ReactNode }) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <div ref={status} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  )
}
