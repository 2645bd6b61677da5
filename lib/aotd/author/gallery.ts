import { Types } from 'mongoose'
import { readPublicProfile } from '@/lib/account/public-profiles'
import { QUOTE_FIELDS, quoteOf } from '@/lib/aotd/artworks'
import { findSecretDay, withoutSecret } from '@/lib/aotd/guess/secret'
import { findByUsername } from '@/lib/auth/accounts'
import type { GalleryItem } from '@/lib/aotd/schema'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { LIMITS } from '@/lib/config/limits'
import { ADMIN_REQUIRED, AppError, notFound } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'
import { smallImagePath } from '@/lib/aotd/tags'
import { artDayPath } from '@/lib/config/paths'
import type { PersonSection } from '@/lib/site/schema'
import { shortDay } from '@/lib/format'

/** Own art, newest first; an admin may name another account (G-61). */
export async function listGallery(viewer: Viewer, username?: string): Promise<GalleryItem[]> {
  if (username !== undefined && !hasRole(viewer, 'admin')) {
    throw new AppError('forbidden', { message: ADMIN_REQUIRED })
  }
  const author = username === undefined ? viewer : await findAuthor(username)
  return (await listArtBy(viewer, author)).map(({ full: _, ...item }) => item)
}

type Author = { id: string; username: string }

type AuthorsArt = GalleryItem & { full: string }

/** Newest first, as this viewer may see it (G-158); `full` is the name of the large file. */
async function listArtBy(viewer: Viewer, author: Author): Promise<AuthorsArt[]> {
  const userEmoji = (await readPublicProfile(author.id))?.userEmoji ?? null
  const found = await ArtworkModel.live
    .find({
      createdById: new Types.ObjectId(author.id),
      'generationStatus.status': 'completed',
    })
    .sort({ dateKey: -1 })
    .limit(LIMITS.listEntries)
    .select({
      dateKey: 1,
      title: 1,
      altText: 1,
      ...QUOTE_FIELDS,
      emojis: 1,
      files: 1,
      width: 1,
      height: 1,
      views: 1,
      isSample: 1,
    })
    .lean()
  const secretDay = await findSecretDay(viewer)
  const shown = found.map((art) => withoutSecret(art, secretDay))
  return shown.flatMap(({ dateKey, title, altText, views, files, ...art }) =>
    !files
      ? []
      : {
          title: title ?? '',
          createdBy: author.username,
          userEmoji,
          ...quoteOf(art),
          filename: files.small,
          full: files.full,
          date: dateKey,
          views: { total: views?.total ?? 0, verified: views?.verified ?? 0 },
          emojis: [...art.emojis],
          altText: altText ?? '',
          width: art.width ?? 0,
          height: art.height ?? 0,
          isSample: art.isSample,
        },
  )
}

async function findAuthor(name: string): Promise<Author> {
  const author = await findByUsername(name)
  if (!author) throw notFound('There is no such user.')
  return author
}

/** The pictures, and whose they are, are for members (G-136). */
export async function artOfPerson(viewer: Viewer | null, userId: string): Promise<PersonSection[]> {
  const art = viewer ? await listArtBy(viewer, { id: userId, username: '' }) : []
  const entries = art.map(({ title, date, filename, full, ...quote }) => ({
    title,
    href: artDayPath(date),
    fact: shortDay(date),
    picture: smallImagePath(filename),
    date,
    ...(quote.authorQuote && { text: quote.authorQuote }),
    print: full,
  }))
  return [{ title: 'Art of the day', noun: 'picture', entries }]
}
