import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import { findEmoji } from '@/lib/emoji'
import { AppError, refusedAt } from '@/lib/errors'
import { EMOJI_MAX, PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { UserModel } from '@/models/user'

/** It has at most two UTF-16 units; anything else throws 400 (G-31). */
export function toProfileEmoji(text: string): string {
  const emoji = text.length <= EMOJI_MAX ? findEmoji(text) : null
  if (!emoji || emoji.length > EMOJI_MAX) throw refusedAt('emoji', PROFILE_TEXTS.emojiInvalid)
  return emoji
}

/** It sets one only where the account has none, also under concurrent calls (G-31). */
export async function addEmoji(viewer: Viewer, text: string): Promise<{ userEmoji: string }> {
  const userEmoji = toProfileEmoji(text)
  const { matchedCount } = await UserModel.updateOne(
    // An admin may have cleared it (G-102a).
    { _id: new Types.ObjectId(viewer.id), userEmoji: { $in: [null, ''] } },
    { $set: { userEmoji } },
  )
  if (matchedCount === 0) throw new AppError('conflict', { message: PROFILE_TEXTS.emojiTaken })
  await accountChanged(viewer.id)
  return { userEmoji }
}
