import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { atOnce } from '@/lib/account/members'
import { sampleKey } from '@/lib/account/sample-members'
import { deletionTimeOf } from '@/lib/auth/accounts'
import { userTag } from '@/lib/auth/sessions'
import { cached, cachedIfFound } from '@/lib/cache'
import { type PublicPage } from '@/lib/config/public-page'
import { usernameKey } from '@/lib/config/username'
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

/** Undefined for a deleted account (G-62b). */
export function readPublicProfile(id: string): Promise<PublicProfile | undefined> {
  return cached(`public-profile:${id}`, [userTag(id)], async () =>
    (await readPublicProfiles([id])).get(id),
  )
}

/** Those of these accounts by id, read anew; deleted accounts are missing (G-62b). */
export async function readPublicProfiles(
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicProfile>> {
  const profiles = new Map<string, PublicProfile>()
  for (const some of atOnce(ids)) {
    const users = await UserModel.find({ _id: { $in: some } })
      .select(
        'username userEmoji dateSigned deleteAfter permissions isAwaitingApproval isSample publicPage',
      )
      .lean()
    for (const user of users) {
      profiles.set(String(user._id), {
        username: user.username,
        userEmoji: user.userEmoji ?? null,
        joinedAt: user.dateSigned.toISOString(),
        endsAt: deletionTimeOf(user),
        publicPage: pageOf(user),
      })
    }
  }
  return profiles
}

/** The account of exactly this username; a member before a sample of the same name. */
export function findProfileId(username: string): Promise<string | undefined> {
  return cachedIfFound(`public-profile-id:${username}`, [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find({
      usernameKey: { $in: [usernameKey(username), sampleKey(username)] },
      username,
    })
      .select({ _id: 1 })
      .sort({ isSample: 1 })
      .lean()
    return users[0] && String(users[0]._id)
  })
}

/** Accounts from before the preference lack it; suspended and waiting ones have no page (G-160). */
function pageOf(user: Partial<User>): PublicPage {
  if ((user.permissions ?? 0) < 0 || user.isAwaitingApproval) return 'nobody'
  if (user.isSample && !isPartOn('samples')) return 'nobody'
  return user.publicPage ?? 'members'
}
