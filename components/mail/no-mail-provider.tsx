'use client'

import { createContext, type ReactNode, use } from 'react'

/** The owner's name where the site cannot send mail; null where it can. */
const NoMail = createContext<string | null>(null)

type NoMailProviderProps = { owner: string | null; children: ReactNode }

/** It stands on every page, so the texts are apart from it. */
export function NoMailProvider({ owner, children }: NoMailProviderProps) {
  return <NoMail value={owner}>{children}</NoMail>
}

/** The owner's name where the site cannot send mail; null where it can. */
export function useNoMail(): string | null {
  return use(NoMail)
}
