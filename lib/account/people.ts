import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { readOwnerId, shownNameOf } from '@/lib/account/shown-name'
import { isDeletionDue } from '@/lib/auth/accounts'
import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { personPath } from '@/lib/config/paths'
import { DEFAULT_PUBLIC_PAGE } from '@/lib/config/public-page'
import { hasOwnerName, siteConfig } from '@/lib/settings/site-config'
import { UserModel } from '@/models/user'

/** Whose account is suspended, waits, or hides its page is missing (G-160). */
function readPeople() {
  return cached('people', [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find({
      permissions: { $gte: 0 },
      isAwaitingApproval: { $ne: true },
      publicPage: { $ne: 'nobody' },
    })
      .select({ username: 1, userEmoji: 1, dateSigned: 1, deleteAfter: 1, publicPage: 1 })
      .lean()
    return users.map(({ _id, username, userEmoji, dateSigned, deleteAfter, publicPage }) => ({
      id: String(_id),
      username,
      userEmoji: userEmoji ?? null,
      joinedAt: dateSigned.toISOString(),
      endsAt: deleteAfter?.getTime() ?? null,
      publicPage: publicPage ?? DEFAULT_PUBLIC_PAGE,
    }))
  })
}

/** By the name that others see; null where no page answers this viewer. */
export async function findPerson(viewer: Viewer | null, name: string) {
  const ownerId = hasOwnerName() && name === siteConfig().ownerName ? await readOwnerId() : null
  const person = (await readPeople()).find(({ id, username }) =>
    ownerId ? id === ownerId : username === name,
  )
  if (!person || isDeletionDue(person)) return null
  if (!viewer && person.publicPage !== 'everybody') return null
  // The owner's username is not for others (G-168).
  return (await shownNameOf(person.id)) === name ? person : null
}

/** Where a name leads to; null where no page answers this viewer. */
export async function personPathFor(viewer: Viewer | null, name: string): Promise<string | null> {
  return (await findPerson(viewer, name)) && personPath(name)
}
