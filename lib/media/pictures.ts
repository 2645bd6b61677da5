import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { bandDigitsOf } from '@/lib/config/picture-bands'
import { intakePicture } from '@/lib/media/intake'
import { findMedia, type MediaAccess, openMedia, putMedia } from '@/lib/media/store'

/** The columns of lists are at most 360 px wide: this is twice that, for fine screens. */
const SMALL = { width: 720, height: 1440, fit: 'inside', withoutEnlargement: true } as const
const SMALL_QUALITY = 78

export type PictureFiles = { full: string; small: string }
export type StoredPicture = PictureFiles & { width: number; height: number }

export type Owned = { owner: string; access: MediaAccess }

/** Stores an upload in two sizes; throws 415 or 413 before anything is stored (G-10). */
export async function putPicture(bytes: Uint8Array, owned: Owned): Promise<StoredPicture> {
  const { bytes: full, width, height } = await intakePicture(bytes)
  return { ...(await putBoth(full, owned)), width, height }
}

/** Stores a WebP picture of the site's own as it is, beside a small one. */
export async function putOwnPicture(webp: Buffer, owned: Owned): Promise<StoredPicture> {
  const { width, height } = await sharp(webp).metadata()
  return { ...(await putBoth(webp, owned)), width, height }
}

async function putBoth(full: Buffer, owned: Owned): Promise<PictureFiles> {
  const small = await sharp(full).resize(SMALL).webp({ quality: SMALL_QUALITY }).toBuffer()
  const bands = await readBandDigits(small)
  const put = (webp: Buffer) => putMedia(webp, { type: 'image/webp', ...owned }, bands)
  const [fullName, smallName] = await Promise.all([put(full), put(small)])
  return { full: fullName, small: smallName }
}

/** Three hex digits for each of five bands, from top to bottom. */
async function readBandDigits(picture: Buffer): Promise<string> {
  const bands = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(1, 5, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from(bands, (value) => (value >> 4).toString(16)).join('')
}

export function namesOf(pictures: readonly PictureFiles[]): string[] {
  return pictures.flatMap(({ full, small }) => [full, small])
}

export function withPicture(names: readonly string[]) {
  const among = { $in: names }
  return { $or: [{ 'pictures.full': among }, { 'pictures.small': among }] }
}

/** New names, so that an address which was public leads nowhere once it is hidden (G-114). */
export async function copyPicture(
  { full, small }: PictureFiles,
  access: MediaAccess,
): Promise<PictureFiles> {
  return { full: await copyMedia(full, access), small: await copyMedia(small, access) }
}

/** The same name for a file that is lost. */
async function copyMedia(name: string, access: MediaAccess): Promise<string> {
  const file = await findMedia(name)
  if (!file) return name
  const { type, owner } = file
  const bytes = await buffer(await openMedia(file))
  return putMedia(bytes, { type, owner, access }, bandDigitsOf(name))
}
