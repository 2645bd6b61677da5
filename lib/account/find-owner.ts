import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { listAdmins } from '@/lib/account/last-admin'
import { cached } from '@/lib/cache'

type Owner = { id: string; username: string; email: string }

/** The first of the admins; null where none may sign in. */
export function findOwner(): Promise<Owner | null> {
  return cached('owner', [ACCOUNTS_TAG], async () => {
    const [owner] = (await listAdmins()).sort(
      (a, b) => +a.dateSigned - +b.dateSigned || (String(a._id) < String(b._id) ? -1 : 1),
    )
    return owner ? { id: String(owner._id), username: owner.username, email: owner.email } : null
  })
}
