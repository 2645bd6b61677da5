import { Types } from 'mongoose'
import { findMedia, mediaBucket, type MediaFile } from '@/lib/media/store'
import { connectDb } from '@/lib/db'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'

/** One own artwork of a member, as it is handed out to them. */
export type OwnArt = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  title: string | null
  altText: string | null
  authorQuote: string | null
  quoteHelp: number
  emojis: string[]
  nextEmojis: string[]
  model: string | null
  streak: number
  views: { total: number; verified: number }
  /** ISO. */
  completedAt: string | null
}

/** All completed art of a member with its pictures' files, the oldest first. */
export async function listOwnArt(
  userId: string,
): Promise<{ art: OwnArt; picture: MediaFile | null }[]> {
  await connectDb()
  const found = await ArtworkModel.find({
    createdById: new Types.ObjectId(userId),
    'generationStatus.status': 'completed',
    deletedAt: null,
  })
    .sort({ dateKey: 1 })
    .lean()
  const list = []
  for (const { files, generationStatus, dateKey, views, ...art } of found) {
    const { title, altText, authorQuote, quoteHelp, emojis, nextEmojis, model, streak } = art
    list.push({
      art: {
        ...{ dateKey, title: title ?? null, altText: altText ?? null },
        ...{ authorQuote: authorQuote ?? null, quoteHelp, emojis, nextEmojis },
        ...{
          model: model ?? null,
          streak,
          views: { total: views?.total ?? 0, verified: views?.verified ?? 0 },
        },
        completedAt: generationStatus.completedAt?.toISOString() ?? null,
      },
      picture: files ? await findMedia(files.full) : null,
    })
  }
  return list
}

/** The bytes of a picture, from the database as fast as they are read. */
export async function openPicture(picture: MediaFile) {
  return (await mediaBucket()).openDownloadStream(picture.id)
}

/** Forgets which art a member saw and when; the counts of the art stay. */
export async function forgetViews(userId: string): Promise<void> {
  await connectDb()
  await ArtViewModel.deleteMany({ userId: new Types.ObjectId(userId) })
}
