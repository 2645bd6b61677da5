import { Link } from '@/components/ui/link'
import { personPathFor } from '@/lib/account/people'
import { getViewer } from '@/lib/auth/viewer'

/** A name that leads to the page of its member, where one answers this viewer (G-160). */
export async function PersonLink({ name, children = name }: { name: string; children?: string }) {
  const path = await personPathFor(await getViewer(), name)
  return path ? <Link href={path}>{children}</Link> : children
}
