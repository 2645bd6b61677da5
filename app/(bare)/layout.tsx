import type { ReactNode } from 'react'

/** It leaves out header, footer and all that belongs to them (G-108). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
