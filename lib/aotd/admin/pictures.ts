import type { Types } from 'mongoose'
import { EDITABLE, type Values } from '@/lib/aotd/admin/entries'
import { fullImagePath } from '@/lib/aotd/tags'
import { AppError } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

const PICTURE_FIELDS = {
  files: 1,
  width: 1,
  height: 1,
  palette: 1,
  accent: 1,
  altText: 1,
  model: 1,
  painterVersion: 1,
} as const

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
        .select(PICTURE_FIELDS)
        .lean()
    : null
  if (!source?.files) {
    const message = 'There is no such picture.'
    throw new AppError('invalid', { message }).at('url')
  }
  const { _id, ...picture } = source
  return picture
}
