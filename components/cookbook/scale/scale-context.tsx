'use client'

import { createContext, type ReactNode, use, useState } from 'react'

type Scale = {
  /** 1 is the recipe as it is written. */
  factor: number
  setFactor: (factor: number) => void
}

const ScaleContext = createContext<Scale>({ factor: 1, setFactor: () => undefined })

export function ScaleProvider({ children }: { children: ReactNode }) {
  const [factor, setFactor] = useState(1)
  return <ScaleContext value={{ factor, setFactor }}>{children}</ScaleContext>
}

export function useScale(): Scale {
  return use(ScaleContext)
}
