import { AppError } from '@/lib/errors'
import { withLock } from '@/lib/leases/lock'
import { UserModel } from '@/models/user'

const LAST_ADMIN = 'At least one admin is required.'

/** Runs such changes one at a time; 409 where no other admin would remain (G-16). */
export function withLastAdminCheck<T>(userId: string, change: () => Promise<T>): Promise<T> {
  return withLock('last-admin', async () => {
    const admins = await listAdmins()
    if (admins.length === 1 && String(admins[0]?._id) === userId) {
      throw new AppError('conflict', { message: LAST_ADMIN })
    }
    return change()
  })
}

const ACTIVE = { permissions: { $gte: 0 }, isSample: { $ne: true }, deleteAfter: null }

/** Reads the two ends of the index by role, as nearly all accounts are of the one between them. */
export async function listAdmins() {
  const ends = [{ $lt: 'user' }, { $gt: 'user' }]
  const found = await Promise.all(
    ends.map((end) =>
      UserModel.find({ ...ACTIVE, role: { ...end, $regex: '(^|,)\\s*admin\\s*(,|$)' } })
        .hint({ role: 1 })
        .select({ username: 1, email: 1, dateSigned: 1 })
        .lean(),
    ),
  )
  return found.flat()
}
