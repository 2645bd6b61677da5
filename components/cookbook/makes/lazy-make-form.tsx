'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useSyncExternalStore } from 'react'
import { isCopy } from '@/components/ui/connection'
import { readStored } from '@/components/ui/stored-text'
import type { MakeFormProps } from './make-form'

/** Its code is for members alone. */
export const LazyMakeForm = dynamic(async () => (await import('./make-form')).MakeForm)

type CopiedProps = MakeFormProps & {
  /** What visitors get. */
  children: ReactNode
}

/** A copy is what visitors get, so the browser alone knows that a member reads it. */
export function CopiedMakeForm({ children, ...props }: CopiedProps) {
  const isMember = useSyncExternalStore(
    () => () => {},
    () => isCopy() && readStored('local', 'user') !== null,
    () => false,
  )
  return isMember ? <LazyMakeForm {...props} /> : children
}
