import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { identify } from '@/lib/auth/identity'
import type { Viewer } from '@/lib/auth/permissions'

export const getIdentity = cache(async () => identify(new Headers(await headers())))

export const getViewer = cache(async (): Promise<Viewer | null> => {
  const identity = await getIdentity()
  return identity.kind === 'known' ? identity.viewer : null
})
