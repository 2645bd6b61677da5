import { Types } from 'mongoose'
import { AUTHOR_REPLIES, authoredArtFilter, getAuthoredArt } from '@/lib/aotd/author/authored-art'
import type { Art } from '@/lib/aotd/artworks'
import { AUTHOR_TEXTS, EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { listReused, reclaimEmojis, reserveEmojis } from '@/lib/aotd/author/emoji-ledger'
import { emojiKey, findEmoji } from '@/lib/emoji'
import { artContent } from '@/lib/aotd/content'
import type { NextEmojisAnswer } from '@/lib/aotd/author/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { AppError, refusedAt } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

/** An art takes them once (G-59): it decides between parallel calls, then the ledger (G-60). */
export async function setNextEmojis(
  viewer: Viewer,
  { emojis: texts, dateKey }: { emojis: string[]; dateKey?: string | undefined },
): Promise<NextEmojisAnswer> {
  const art = await getAuthoredArt(viewer, AUTHOR_REPLIES.emojisDenied, dateKey)
  const choice = texts.map((text) => text.trim()).filter((text) => text !== '')
  if (art.nextEmojis.length > 0) return repeatedAnswer(art, choice)
  const emojis = toEmojis(choice)
  await reserveUnreserved(art)
  await refuseReused(choice)

  const isSet = await artContent.touch(
    { ...authoredArtFilter(viewer, art), nextEmojis: { $size: 0 } },
    { $set: { nextEmojis: emojis } },
  )
  if (!isSet) {
    return repeatedAnswer(
      await getAuthoredArt(viewer, AUTHOR_REPLIES.emojisDenied, art.dateKey),
      choice,
    )
  }
  const artworkId = new Types.ObjectId(art.id)
  if (!(await reserveEmojis({ artworkId, dateKey: art.dateKey, emojis }))) {
    await artContent.updateMany({ _id: artworkId }, { $set: { nextEmojis: [] } })
    await refuseReused(choice)
    throw new AppError('conflict')
  }
  return { message: AUTHOR_REPLIES.emojisSet, nextAOTDEmojis: emojis }
}

/** The same choice again succeeds, as its first answer may have been lost; another is 409. */
function repeatedAnswer({ nextEmojis }: Art, choice: readonly string[]): NextEmojisAnswer {
  const isSame = nextEmojis.length > 0 && choice.map(findEmoji).join(' ') === nextEmojis.join(' ')
  if (!isSame) throw new AppError('conflict', { message: AUTHOR_REPLIES.emojisTaken })
  return { message: AUTHOR_REPLIES.emojisSet, nextAOTDEmojis: nextEmojis }
}

function toEmojis(choice: readonly string[]): string[] {
  if (choice.length === 0) throw refusedAt('emojis', AUTHOR_TEXTS.emojisMissing)
  const emojis = choice.map(findEmoji).filter((emoji) => emoji !== null)
  const isValid = emojis.length === choice.length && emojis.length <= EMOJI_SLOTS
  if (!isValid || new Set(emojis.map(emojiKey)).size < emojis.length) {
    throw refusedAt('emojis', AUTHOR_TEXTS.emojisInvalid)
  }
  return emojis
}

async function refuseReused(choice: readonly string[]): Promise<void> {
  const reusedEmojis = await listReused(choice)
  if (reusedEmojis.length === 0) return
  throw new AppError('invalid', {
    message: AUTHOR_REPLIES.emojisReused,
    extra: { reusedEmojis },
  })
}

/** Completes a choice whose process ended before it was reserved. */
async function reserveUnreserved(art: Art): Promise<void> {
  const before = await ArtworkModel.live
    .findOne({
      dateKey: { $lt: art.dateKey },
      nextEmojis: { $not: { $size: 0 } },
      isSample: false,
    })
    .sort({ dateKey: -1 })
    .select({ _id: 1 })
    .lean()
  if (before) await reclaimEmojis(String(before._id))
}
