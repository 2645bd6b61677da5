import type { ReactNode } from 'react'

type NeedsScriptsProps = {
  /** What the form does, such as `Logging in`. */
  action: string
  /** What can be done instead; it continues the sentence. */
  children?: ReactNode
}

/** A form that is sent by script says so where there is none. */
export function NeedsScripts({ action, children }: NeedsScriptsProps) {
  return (
    <noscript>
      <p className="type-control">
        {action} needs JavaScript. Please turn it on for this site{children}.
      </p>
    </noscript>
  )
}
