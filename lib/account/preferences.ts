import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import type { ArtPreferences, PreferencesBody } from '@/lib/account/profile/schema'
import { type User, UserModel } from '@/models/user'

export async function readArtPreferences(userId: string): Promise<ArtPreferences> {
  const user = await UserModel.findById(userId).select({ artPreferences: 1 }).lean()
  return toArtPreferences(user)
}

export function toArtPreferences(
  user: Partial<Pick<User, 'artPreferences'>> | null,
): ArtPreferences {
  const { useEmoji = false, imgenModel = 'dall-e-2' } = user?.artPreferences ?? {}
  return { useEmoji, imgenModel }
}

export async function updateArtPreferences(
  viewer: Viewer,
  changes: PreferencesBody,
): Promise<ArtPreferences> {
  const $set = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [`artPreferences.${name}`, value]),
  )
  await UserModel.updateOne({ _id: new Types.ObjectId(viewer.id) }, { $set })
  await accountChanged(viewer.id)
  return readArtPreferences(viewer.id)
}
