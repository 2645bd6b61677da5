import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { cached } from '@/lib/cache'
import { UserModel } from '@/models/user'

type PublicProfile = { username: string; userEmoji: string | null }

/** Its keys are account ids; deleted accounts are missing (G-62b). */
export async function readPublicProfiles(): Promise<Map<string, PublicProfile>> {
  const profiles = await cached('public-profiles', [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find().select({ username: 1, userEmoji: 1 }).lean()
    return users.map(({ _id, username, userEmoji }) => ({
      id: String(_id),
      username,
      userEmoji: userEmoji ?? null,
    }))
  })
  return new Map(profiles.map(({ id, ...profile }) => [id, profile]))
}
