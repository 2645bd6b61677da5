import { quoteOf } from '@/lib/aotd/artworks'
import { Types } from 'mongoose'
import { listGuesses } from '@/lib/aotd/guess/personal-data'
import { findMedia, type MediaFile } from '@/lib/media/store'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'

export type OwnArt = ReturnType<typeof quoteOf> & {
  dateKey: string
  status: string
  title: string | null
  altText: string | null
  emojis: string[]
  nextEmojis: string[]
  model: string | null
  streak: number
  views: { total: number; verified: number }
  completedAt: string | null
  deletedAt: string | null
}

async function listOwnArt(
  userId: string,
): Promise<{ id: string; art: OwnArt; picture: MediaFile | null }[]> {
  const found = await ArtworkModel.find({ createdById: new Types.ObjectId(userId) })
    .sort({ dateKey: 1, _id: 1 })
    .lean()
  const list = []
  for (const { _id, files, generationStatus, dateKey, views, deletedAt, ...art } of found) {
    const { title, altText, emojis, nextEmojis, model, streak } = art
    list.push({
      id: String(_id),
      art: {
        dateKey,
        status: generationStatus.status,
        title: title ?? null,
        altText: altText ?? null,
        ...quoteOf(art),
        emojis,
        nextEmojis,
        model: model ?? null,
        streak,
        views: { total: views?.total ?? 0, verified: views?.verified ?? 0 },
        completedAt: generationStatus.completedAt?.toISOString() ?? null,
        deletedAt: deletedAt?.toISOString() ?? null,
      },
      picture: files ? await findMedia(files.full) : null,
    })
  }
  return list
}

type OwnView = { dateKey: string; countedAt: string; verified: boolean }

async function listOwnViews(userId: string): Promise<OwnView[]> {
  const views = await ArtViewModel.find({ userId: new Types.ObjectId(userId) }).lean()
  const seen = { _id: { $in: views.map(({ artworkId }) => artworkId) } }
  const art = await ArtworkModel.find(seen).select({ dateKey: 1 }).lean()
  const days = new Map(art.map(({ _id, dateKey }) => [String(_id), dateKey]))
  return views
    .map(({ artworkId, countedAt, verified }) => ({
      dateKey: days.get(String(artworkId)) ?? '',
      countedAt: countedAt.toISOString(),
      verified,
    }))
    .sort((a, b) => (a.dateKey < b.dateKey ? -1 : 1))
}

export async function listArtData(userId: string) {
  const entries = await listOwnArt(userId)
  // A day may have several deleted entries.
  const pictures = entries.flatMap(({ id, art: { dateKey, deletedAt }, picture }) =>
    picture ? [{ name: `art/${dateKey}${deletedAt ? `-${id}` : ''}.webp`, picture }] : [],
  )
  const lists = {
    art: entries.map(({ art }) => art),
    views: await listOwnViews(userId),
    guesses: await listGuesses(userId),
  }
  return { lists, pictures }
}

/** Another picture of the same art has views of its own. */
export async function forgetViewsOf(artworkId: string): Promise<void> {
  await ArtViewModel.deleteMany({ artworkId: new Types.ObjectId(artworkId) })
}

export async function forgetViews(userId: string): Promise<void> {
  await ArtViewModel.deleteMany({ userId: new Types.ObjectId(userId) })
}
