'use client'

import { createContext, type ReactNode, use } from 'react'

/** The owner's name where the site cannot send mail; null where it can. */
const NoMail = createContext<string | null>(null)

type NoMailProviderProps = { owner: string | null; children: ReactNode }

export function NoMailProvider({ owner, children }: NoMailProviderProps) {
  return <NoMail value={owner}>{children}</NoMail>
}

export function useSendsMail(): boolean {
  return use(NoMail) === null
}

/** Says whom to ask (G-135). */
export function NoMailNote({ secret }: { secret: 'code' | 'link' }) {
  const owner = use(NoMail)
  if (owner === null) return null
  return (
    <p className="type-control">
      This site cannot send mail. Ask {owner} for your {secret}.
    </p>
  )
}
