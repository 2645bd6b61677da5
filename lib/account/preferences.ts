import { Types } from 'mongoose'
import { ACCOUNTS_TAG, accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import type { ArtPreferences, Preferences, PreferencesBody } from '@/lib/account/profile/schema'
import { type User, UserModel } from '@/models/user'

export async function readPreferences(userId: string): Promise<Preferences> {
  const user = await UserModel.findById(userId).select({ artPreferences: 1, publicPage: 1 }).lean()
  return toPreferences(user)
}

export function toPreferences(
  user: Partial<Pick<User, 'artPreferences' | 'publicPage'>> | null,
): Preferences {
  return {
    artPreferences: toArtPreferences(user),
    publicPage: user?.publicPage ?? 'members',
  }
}

export function toArtPreferences(
  user: Partial<Pick<User, 'artPreferences'>> | null,
): ArtPreferences {
  const { useEmoji = false, imgenModel = 'dall-e-2', guessFirstAt } = user?.artPreferences ?? {}
  return { useEmoji, imgenModel, guessFirst: !!guessFirstAt }
}

export async function updatePreferences(
  viewer: Viewer,
  { publicPage, guessFirst, ...ofArt }: PreferencesBody,
): Promise<Preferences> {
  const $set = {
    ...Object.fromEntries(
      Object.entries(ofArt).map(([name, value]) => [`artPreferences.${name}`, value]),
    ),
    ...(publicPage && { publicPage }),
    ...(guessFirst === false && { 'artPreferences.guessFirstAt': null }),
  }
  const _id = new Types.ObjectId(viewer.id)
  await UserModel.updateOne({ _id }, { $set })
  if (guessFirst) {
    // Saying it again changes nothing.
    await UserModel.updateOne(
      { _id, 'artPreferences.guessFirstAt': null },
      { $set: { 'artPreferences.guessFirstAt': now() } },
    )
  }
  await accountChanged(viewer.id)
  return readPreferences(viewer.id)
}

/** Since when they guess first, in milliseconds since 1970, by account id. */
export function readGuessers(): Promise<ReadonlyMap<string, number>> {
  return cached('guess-players', [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find({ 'artPreferences.guessFirstAt': { $gt: new Date(0) } })
      .select({ 'artPreferences.guessFirstAt': 1 })
      .lean()
    return new Map(
      users.map(({ _id, artPreferences }) => [
        String(_id),
        artPreferences?.guessFirstAt?.getTime() ?? 0,
      ]),
    )
  })
}
