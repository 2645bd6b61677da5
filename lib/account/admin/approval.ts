import { accountChanged } from '@/lib/account/account-changed'
import { readUser } from '@/lib/account/admin/read-user'
import { recordUserChange } from '@/lib/account/record-user-change'
import { deletionNotDue } from '@/lib/auth/accounts'
import type { Admin } from '@/lib/auth/permissions'
import { adminUserPath } from '@/lib/config/paths'
import type { Waiting } from '@/lib/define-feature'
import { AppError } from '@/lib/errors'
import { asExtra } from '@/lib/mail/as-extra'
import { queueMail } from '@/lib/mail/queue-mail'
import { siteConfig } from '@/lib/settings/site-config'
import { UserModel } from '@/models/user'

/** One that was refused is left out, also while it is erased. */
const awaiting = () => ({ isAwaitingApproval: true, ...deletionNotDue() })

export const waitingSignUps: Waiting = {
  count: () => UserModel.countDocuments(awaiting()),
  async list(limit) {
    const users = await UserModel.find(awaiting())
      .select({ username: 1, email: 1, dateSigned: 1 })
      .sort({ dateSigned: 1, _id: 1 })
      .limit(limit)
      .lean()
    return users.map(({ _id, username, email, dateSigned }) => {
      const id = String(_id)
      const path = `/api/stats/admin/user/${id}/approval`
      return {
        id: `sign-up-${id}`,
        kind: 'sign-up',
        title: username,
        href: adminUserPath(id),
        by: email,
        at: dateSigned.toISOString(),
        decisions: [
          {
            label: 'Approve',
            path,
            method: 'POST',
            done: `${username} can log in now.`,
            failed: 'Failed to approve the account.',
          },
          {
            label: 'Refuse',
            path,
            method: 'DELETE',
            done: `The sign-up of ${username} was refused.`,
            failed: 'Failed to refuse the account.',
            isDanger: true,
            question: `The account of ${username} is deleted for good. ${noticeTo(email)}`,
          },
        ],
      }
    })
  },
}

function noticeTo(email: string): string {
  return siteConfig().sendsMail
    ? `${email} is told so by mail.`
    : `This site cannot send mail: the text for ${email} waits in the outbox.`
}

/** One of two admins who decide at once does it; 409 for an account that does not wait. */
export async function decideSignUp(
  nameOrId: string,
  $set: { isAwaitingApproval: false } | { deleteAfter: Date },
) {
  const user = await readUser(nameOrId)
  const { matchedCount } = await UserModel.updateOne({ _id: user._id, ...awaiting() }, { $set })
  if (matchedCount === 0) throw new AppError('conflict', { message: 'This account is open.' })
  return user
}

export async function approveSignUp(admin: Admin, nameOrId: string): Promise<void> {
  const user = await decideSignUp(nameOrId, { isAwaitingApproval: false })
  const { _id, username, email: to } = user
  await accountChanged(String(_id))
  await recordUserChange(admin, user, { action: 'approve user', before: null, after: {} })
  const notice = { event: 'account_approved' } as const
  await asExtra('an approval', () =>
    queueMail({ kind: 'notice', to, username, userId: String(_id), notice }),
  )
}
