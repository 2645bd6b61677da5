import { findAccount } from '@/lib/auth/accounts'
import type { Admin, Viewer } from '@/lib/auth/permissions'
import { userTag } from '@/lib/auth/sessions'
import { cached } from '@/lib/cache'

export type ReportedThing = {
  id: string
  /** What people read, such as `make of "Lemon Potatoes"`. */
  subject: string
  authorId: string | null
}

/** What members write or upload and others see, as a feature declares it (G-148). */
export type Reportable = {
  kind: string
  /** The paths under which it is reported; the group is given to `find`. */
  path: RegExp
  /** Null where the viewer does not see it, so that an answer tells no more than the page. */
  find: (viewer: Viewer | null, part: string) => Promise<ReportedThing | null>
  /** Idempotent; false where it was gone already. */
  remove: (admin: Admin, id: string) => Promise<boolean>
}

/** The owner answers for what admins write, so that it is not reported to the owner. */
export async function isByAdmin(authorId: string | null): Promise<boolean> {
  if (authorId === null) return false
  return cached(`is-admin:${authorId}`, [userTag(authorId)], async () => {
    const account = await findAccount(authorId)
    return account?.viewer.roles.includes('admin') ?? false
  })
}
