import { findProfileId, readPublicProfile } from '@/lib/account/public-profiles'
import { readOwnerId, shownNameOf } from '@/lib/account/shown-name'
import { isDeletionDue } from '@/lib/auth/accounts'
import type { Viewer } from '@/lib/auth/permissions'
import { hasOwnerName, siteConfig } from '@/lib/settings/site-config'

/** `name` is the one that others see; null where no page answers this viewer (G-160). */
export async function findPerson(viewer: Viewer | null, name: string) {
  const ownerId =
    hasOwnerName() && name === siteConfig().ownerName ? await readOwnerId() : undefined
  const id = ownerId ?? (await findProfileId(name))
  const person = id && (await readPublicProfile(id))
  if (!person || isDeletionDue(person) || person.publicPage === 'nobody') return null
  if (!viewer && person.publicPage !== 'everybody') return null
  // The owner's username is not for others (G-168).
  return (await shownNameOf(id)) === name ? { ...person, id } : null
}
