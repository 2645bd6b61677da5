import type { Types } from 'mongoose'
import type { Values } from '@/lib/aotd/admin/entries'
import { EDITABLE } from '@/lib/aotd/content'
import { NO_PICTURE } from '@/lib/aotd/artworks'
import { fullImagePath } from '@/lib/aotd/catalogue'
import { AppError } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

/** The picture fields of the live art with this URL; empty for the entry's own, else 400. */
export async function findPicture(
  url: string,
  art: { _id: Types.ObjectId; files?: { full: string } | null },
): Promise<Values> {
  if (art.files && url === fullImagePath(art.files.full)) return {}
  const name = url.slice(fullImagePath('').length)
  const source = url.startsWith(fullImagePath(''))
    ? await ArtworkModel.live
        .findOne({ 'files.full': name, ...EDITABLE })
        .select(Object.keys(NO_PICTURE))
        .lean()
    : null
  if (!source?.files) {
    const message = 'There is no such picture.'
    throw new AppError('invalid', { message }).at('url')
  }
  const { _id, ...picture } = source
  return picture
}
