import { findPerson } from '@/lib/account/people'
import type { Viewer } from '@/lib/auth/permissions'
import type { PersonSection } from '@/lib/define-feature'
import { activeFeatures } from '@/lib/features'

export type PersonPage = {
  userEmoji: string | null
  /** ISO; null for visitors. */
  joinedAt: string | null
  sections: PersonSection[]
}

/** What the member did in the public parts, as this viewer may see it; null where no page answers (G-160). */
export async function findPersonPage(
  viewer: Viewer | null,
  name: string,
): Promise<PersonPage | null> {
  const person = await findPerson(viewer, name)
  if (!person) return null
  const listed = await Promise.all(
    activeFeatures().map(({ ofPerson }) => ofPerson?.(viewer, person.id) ?? []),
  )
  return {
    userEmoji: person.userEmoji,
    joinedAt: viewer && person.joinedAt,
    sections: listed.flat().filter(({ entries }) => entries.length > 0),
  }
}
