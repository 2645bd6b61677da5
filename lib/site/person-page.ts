import { findPerson } from '@/lib/account/people'
import type { Viewer } from '@/lib/auth/permissions'
import { activeFeatures } from '@/lib/features'

/** What the member did in the public parts, as this viewer may see it (G-160). */
export async function findPersonPage(viewer: Viewer | null, name: string) {
  const person = await findPerson(viewer, name)
  if (!person) return null
  const { id, userEmoji, joinedAt } = person
  const sections = await Promise.all(activeFeatures().map(({ ofPerson }) => ofPerson?.(viewer, id)))
  return {
    userEmoji,
    joinedAt: viewer && joinedAt,
    sections: sections
      .flatMap((listed) => listed ?? [])
      .filter(({ entries }) => entries.length > 0),
  }
}
