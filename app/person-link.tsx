import { Link } from '@/components/ui/link'
import { findPerson } from '@/lib/account/people'
import { getViewer } from '@/lib/auth/viewer'
import { personPath } from '@/lib/config/paths'

/**
 * A name that leads to the page of its member, where one answers this viewer (G-160). It is always an
 * element: beside a text, React would part the two by a comment or not, by which of them was first.
 */
async function PersonLink({ name }: { name: string }) {
  const person = await findPerson(await getViewer(), name)
  return person ? <Link href={personPath(name)}>{name}</Link> : <span>{name}</span>
}

export function personLink(name: string) {
  return <PersonLink name={name} />
}
