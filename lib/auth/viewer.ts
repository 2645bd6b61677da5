import 'server-only'
import { headers } from 'next/headers'
import { forbidden } from 'next/navigation'
import { cache } from 'react'
import { identify } from '@/lib/auth/identity'
import { grantRole, type Role, type Viewer, type ViewerWith } from '@/lib/auth/permissions'

export const getIdentity = cache(async () => identify(new Headers(await headers())))

export const getViewer = cache(async (): Promise<Viewer | null> => {
  const identity = await getIdentity()
  return identity.kind === 'known' ? identity.viewer : null
})

export async function requireRole<R extends Role>(role: R): Promise<ViewerWith<R>> {
  return grantRole(await getViewer(), role) ?? forbidden()
}
