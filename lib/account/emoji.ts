import { Types } from 'mongoose'
import EMOJIS from 'unicode-emoji-json/data-ordered-emoji.json' with { type: 'json' }
import { accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { EMOJI_MAX, PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { UserModel } from '@/models/user'

// The package's own set, as Node's tables of Unicode are older.
const KNOWN: ReadonlySet<string> = new Set(EMOJIS)
const VARIATION = '\uFE0F'

/**
 * A profile emoji as it is stored: one emoji of at most two UTF-16 units, with the variation
 * selector where Unicode recommends it; 400 for anything else (G-31).
 */
export function toProfileEmoji(text: string): string {
  const bare = text.replace(VARIATION, '')
  const known = [text, bare, bare + VARIATION].find((spelling) => KNOWN.has(spelling))
  if (!known || known.length > EMOJI_MAX || text.length > EMOJI_MAX) throw invalidEmoji()
  return known
}

/** Sets the viewer's emoji where they have none; of several calls at once one does (G-31). */
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

function invalidEmoji(): AppError {
  const message = PROFILE_TEXTS.emojiInvalid
  return new AppError('invalid', { message, fields: { emoji: message } })
}
