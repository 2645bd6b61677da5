import { writeEntry } from '@/lib/audit/write-entry'

/** Shown for a sign-in to a name that no account has; the name may be a password. */
const UNKNOWN_NAME = '[unknown]'

type Access = {
  action: 'sign in' | 'refuse sign-in' | 'reset password'
  account: { id: string; username: string } | null
  address: string
}

/** Purged after 90 days; holds no password and nothing that was typed. */
export async function recordAccess({ action, account, address }: Access): Promise<void> {
  await writeEntry({
    kind: 'access',
    // It is not known who was refused.
    actor: action === 'refuse sign-in' ? null : account,
    action,
    target: { kind: 'user', id: account?.id ?? null, name: account?.username ?? UNKNOWN_NAME },
    before: null,
    after: null,
    address,
  })
}
