import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import type { ArtPreferences, PreferencesBody } from '@/lib/account/profile/schema'
import { type User, UserModel } from '@/models/user'

/** What this user wants of the pictures they are the author of (G-37). */
export async function readArtPreferences(userId: string): Promise<ArtPreferences> {
  const user = await UserModel.findById(userId).select({ artPreferences: 1 }).lean()
  return toArtPreferences(user)
}

/** The preferences of a stored account; the defaults where it has none. */
export function toArtPreferences(
  user: Partial<Pick<User, 'artPreferences'>> | null,
): ArtPreferences {
  const { useEmoji = false, imgenModel = 'dall-e-2' } = user?.artPreferences ?? {}
  return { useEmoji, imgenModel }
}

/** Changes what is named and answers with both preferences. */
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
