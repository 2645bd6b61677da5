'use client'

import { createContext, type ReactNode, use } from 'react'

const OffPaths = createContext<readonly string[]>([])

type OffPathsProviderProps = { paths: readonly string[]; children: ReactNode }

/** Links to these paths, and to all below them, are not shown (G-141, G-165). */
export function OffPathsProvider({ paths, children }: OffPathsProviderProps) {
  return <OffPaths value={paths}>{children}</OffPaths>
}

export function useIsOff(href: string): boolean {
  const [path] = href.split(/[?#]/, 1)
  return use(OffPaths).some((off) => path === off || path?.startsWith(`${off}/`))
}
