'use client'

import { useEffect } from 'react'

/** Calls an address once the page has loaded; the answer does not matter (G-106). */
export function PagePing({ address }: { address: string }) {
  useEffect(() => {
    fetch(address, { keepalive: true }).catch(() => {})
  }, [address])
  return null
}
