import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
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
  const { useEmoji = false, imgenModel = 'dall-e-2' } = user?.artPreferences ?? {}
  return { useEmoji, imgenModel }
}

export async function updatePreferences(
  viewer: Viewer,
  { publicPage, ...ofArt }: PreferencesBody,
): Promise<Preferences> {
  const $set = {
    ...Object.fromEntries(
      Object.entries(ofArt).map(([name, value]) => [`artPreferences.${name}`, value]),
    ),
    ...(publicPage && { publicPage }),
  }
  await UserModel.updateOne({ _id: new Types.ObjectId(viewer.id) }, { $set })
  await accountChanged(viewer.id)
  return readPreferences(viewer.id)
}
