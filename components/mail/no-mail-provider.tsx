'use client'

import { createContext, type ReactNode, use } from 'react'

const NoMail = createContext<string | null>(null)

/** It stands on every page, so the texts are apart from it. */
export function NoMailProvider({ owner, children }: { owner: string | null; children: ReactNode }) {
  return <NoMail value={owner}>{children}</NoMail>
}

/** The owner's name where the site cannot send mail; null where it can. */
export function useNoMail(): string | null {
  return use(NoMail)
}
