import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { deletionTimeOf } from '@/lib/auth/accounts'
import { cached } from '@/lib/cache'
import { type PublicPage } from '@/lib/config/public-page'
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
export async function readPublicProfiles(): Promise<Map<string, PublicProfile>> {
  const profiles = await cached('public-profiles', [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find()
      .select('username userEmoji dateSigned deleteAfter permissions isAwaitingApproval publicPage')
      .lean()
    return users.map((user) => ({
      id: String(user._id),
      username: user.username,
      userEmoji: user.userEmoji ?? null,
      joinedAt: user.dateSigned.toISOString(),
      endsAt: deletionTimeOf(user),
      publicPage: pageOf(user),
    }))
  })
  return new Map(profiles.map(({ id, ...profile }) => [id, profile]))
}

/** Accounts from before the preference lack it; suspended and waiting ones have no page (G-160). */
function pageOf(user: Partial<User>): PublicPage {
  if ((user.permissions ?? 0) < 0 || user.isAwaitingApproval) return 'nobody'
  return user.publicPage ?? 'members'
}
