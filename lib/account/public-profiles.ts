import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { deletionTimeOf } from '@/lib/auth/accounts'
import { cached } from '@/lib/cache'
import { type PublicPage } from '@/lib/config/public-page'
import { isPartOn } from '@/lib/settings/parts'
import { type User, UserModel } from '@/models/user'

type PublicProfile = {
  username: string
  userEmoji: string | null
  /** ISO */
  joinedAt: string
  endsAt: number | null
  publicPage: PublicPage
}

/** Its keys are account ids; deleted accounts are missing (G-62b). */
export function readPublicProfiles(): Promise<ReadonlyMap<string, PublicProfile>> {
  return cached('public-profiles', [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find()
      .select(
        'username userEmoji dateSigned deleteAfter permissions isAwaitingApproval isSample publicPage',
      )
      .lean()
    return new Map(
      users.map((user) => [
        String(user._id),
        {
          username: user.username,
          userEmoji: user.userEmoji ?? null,
          joinedAt: user.dateSigned.toISOString(),
          endsAt: deletionTimeOf(user),
          publicPage: pageOf(user),
        },
      ]),
    )
  })
}

/** The account ids of those profiles, by username. */
export function readProfileIds(): Promise<ReadonlyMap<string, string>> {
  return cached('public-profile-ids', [ACCOUNTS_TAG], async () => {
    const profiles = await readPublicProfiles()
    return new Map([...profiles].map(([id, { username }]) => [username, id]))
  })
}

/** Accounts from before the preference lack it; suspended and waiting ones have no page (G-160). */
function pageOf(user: Partial<User>): PublicPage {
  if ((user.permissions ?? 0) < 0 || user.isAwaitingApproval) return 'nobody'
  if (user.isSample && !isPartOn('samples')) return 'nobody'
  return user.publicPage ?? 'members'
}
