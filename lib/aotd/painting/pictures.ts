import type { Types } from 'mongoose'
import { type PaintedPicture } from '@/lib/integrations/images/port'
import { putMedia } from '@/lib/media/store'
import { ArtworkModel } from '@/models/artwork'

export const ART_MEDIA_OWNER = 'art-of-the-day'

async function putPictures({ png, webp1024, webp700 }: PaintedPicture) {
  const put = (bytes: Buffer, type: 'image/webp' | 'image/png') =>
    putMedia(bytes, { type, owner: ART_MEDIA_OWNER, access: 'members' })
  return {
    original: await put(png, 'image/png'),
    full: await put(webp1024, 'image/webp'),
    small: await put(webp700, 'image/webp'),
  }
}

export async function putPainting(picture: PaintedPicture) {
  const { title, prompt, altText, model, width, height, palette, accent } = picture
  return {
    files: await putPictures(picture),
    title,
    prompt,
    altText,
    model,
    painterVersion: picture.painterVersion ?? null,
    painted: picture.painted ?? null,
    width,
    height,
    palette,
    accent,
  }
}

/** Includes deleted art until its purge. */
export async function listReferencedPictures(
  names: string[],
  of: { _id?: { $ne: Types.ObjectId } } = {},
): Promise<string[]> {
  const among = { $in: names }
  const art = await ArtworkModel.find({
    ...of,
    $or: [{ 'files.original': among }, { 'files.full': among }, { 'files.small': among }],
  })
    .select({ files: 1 })
    .lean()
  return art.flatMap(({ files }) => (files ? [files.original, files.full, files.small] : []))
}
