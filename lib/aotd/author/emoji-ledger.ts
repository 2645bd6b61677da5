import { Types } from 'mongoose'
import { emojiKey } from '@/lib/emoji'
import type { ReusedEmoji } from '@/lib/aotd/author/schema'
import { isDuplicateKey } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'
import { type UsedEmoji, UsedEmojiModel } from '@/models/used-emoji'

type Choice = { artworkId: Types.ObjectId; dateKey: string; emojis: readonly string[] }

/** They were chosen before; `date` is when they were shown (G-60). */
export async function listReused(emojis: readonly string[]): Promise<ReusedEmoji[]> {
  const entries = await UsedEmojiModel.find({ key: { $in: emojis.map(emojiKey) } }).lean()
  const reused = []
  for (const emoji of emojis) {
    const entry = entries.find(({ key }) => key === emojiKey(emoji))
    if (entry) reused.push({ emoji, date: await dateOf(entry) })
  }
  return reused
}

/** All or none: false where another author has one of them (the unique index decides). */
export async function reserveEmojis(choice: Choice): Promise<boolean> {
  for (const emoji of choice.emojis) {
    if (await reserve(choice, emoji)) continue
    await UsedEmojiModel.deleteMany({ artworkId: choice.artworkId })
    return false
  }
  return true
}

/** Frees the choice of a deleted art; emojis that finished art showed stay used (G-60). */
export async function releaseUnusedEmojis(artId: string): Promise<void> {
  const entries = await UsedEmojiModel.find({ artworkId: new Types.ObjectId(artId) })
  for (const entry of entries) {
    const isUsed = await ArtworkModel.exists({
      ...laterWith(entry),
      $or: [{ deletedAt: null }, { 'generationStatus.status': 'completed' }],
    })
    if (!isUsed) await entry.deleteOne()
  }
}

/** Reserves the choice of a restored art again, except what another took. */
export async function reclaimEmojis(artId: string): Promise<void> {
  const art = await ArtworkModel.findById(artId).select({ dateKey: 1, nextEmojis: 1 }).lean()
  if (!art) return
  const choice = { artworkId: art._id, dateKey: art.dateKey, emojis: art.nextEmojis }
  for (const emoji of choice.emojis) await reserve(choice, emoji)
}

async function reserve({ artworkId, dateKey }: Choice, emoji: string): Promise<boolean> {
  const key = emojiKey(emoji)
  try {
    await UsedEmojiModel.updateOne(
      { key, artworkId },
      { $setOnInsert: { emoji, setOn: dateKey } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return (await UsedEmojiModel.exists({ key, artworkId })) !== null
  }
}

async function dateOf(entry: UsedEmoji): Promise<string> {
  const art = await ArtworkModel.findOne({
    ...laterWith(entry),
    'generationStatus.status': 'completed',
  })
    .sort({ dateKey: 1 })
    .select({ dateKey: 1 })
    .lean()
  return art?.dateKey ?? entry.setOn
}

function laterWith({ emoji, setOn }: UsedEmoji) {
  return { emojis: emoji, dateKey: { $gt: setOn }, isSample: false }
}
