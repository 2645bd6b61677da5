import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { identify } from '@/lib/auth/identity'
import type { Viewer } from '@/lib/auth/permissions'

/** Who looks at the page that is being rendered, and by which session; once a request. */
export const getIdentity = cache(async () => identify(new Headers(await headers())))

/** Who looks at the page that is being rendered. */
export async function getViewer(): Promise<Viewer | null> {
  const identity = await getIdentity()
  return identity.kind === 'known' ? identity.viewer : null
}
