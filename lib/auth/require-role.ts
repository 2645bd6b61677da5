import 'server-only'
import { forbidden } from 'next/navigation'
import { grantRole, type Role, type ViewerWith } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'

export async function requireRole<R extends Role>(role: R): Promise<ViewerWith<R>> {
  return grantRole(await getViewer(), role) ?? forbidden()
}
