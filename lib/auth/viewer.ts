import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { identify } from '@/lib/auth/identity'
import type { Viewer } from '@/lib/auth/permissions'

/** Who looks at the page that is being rendered; once a request. */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  const identity = await identify(new Headers(await headers()))
  return identity.kind === 'known' ? identity.viewer : null
})
