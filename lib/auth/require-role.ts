import 'server-only'
import { forbidden } from 'next/navigation'
import { grantRole, type Role, type ViewerWith } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'

/** For pages; without the role the 403 page is rendered (G-8). */
export async function requireRole<R extends Role>(role: R): Promise<ViewerWith<R>> {
  return grantRole(await getViewer(), role) ?? forbidden()
}
