import sharp from 'sharp'
import type { Admin } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { intakePicture } from '@/lib/media/intake'
import { serveMedia, type MediaRequest } from '@/lib/media/serve'
import { toSquarePng } from '@/lib/media/square-png'
import { putMedia } from '@/lib/media/store'
import type { Reply } from '@/lib/http/reply'
import { ensureSettings, SETTINGS_ID, settingsContent, textsIn } from '@/lib/settings/content'
import { sitePictureFiles } from '@/lib/settings/load'
import type { SitePictureName } from '@/lib/settings/schema'
import { SHARE_SIZE } from '@/lib/share/draw-share-picture'
import { SettingsModel } from '@/models/settings'

export const SETTINGS_MEDIA_OWNER = 'settings'

const ICON_SIDE = 512
const LOGO = { width: 640, height: 192, fit: 'inside', withoutEnlargement: true } as const

export async function setSitePicture(
  admin: Admin,
  name: SitePictureName,
  { bytes }: UploadedFile,
): Promise<{ file: string }> {
  const drawn = await draw(name, bytes)
  const media = { type: 'image/png', owner: SETTINGS_MEDIA_OWNER, access: 'public' } as const
  const file = await putMedia(drawn, media)
  await write(admin, name, file)
  return { file }
}

export async function removeSitePicture(
  admin: Admin,
  name: SitePictureName,
): Promise<{ file: null }> {
  await write(admin, name, null)
  return { file: null }
}

/** 404 for a file that is no picture of the site now. */
export function serveSitePicture(file: string, request: MediaRequest): Promise<Reply> {
  if (!sitePictureFiles().includes(file)) throw new AppError('not_found')
  return serveMedia(file, request)
}

export async function listReferencedPictures(names: string[]): Promise<string[]> {
  const stored = await SettingsModel.find().select({ pictures: 1 }).lean()
  const used = stored.flatMap(({ pictures }) => Object.values(textsIn(pictures)))
  return used.filter((file) => names.includes(file))
}

async function draw(name: SitePictureName, bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp((await intakePicture(bytes)).bytes)
  if (name === 'icon') return toSquarePng(picture, ICON_SIDE)
  if (name === 'logo') return picture.resize(LOGO).png().toBuffer()
  return picture
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .png({ palette: true })
    .toBuffer()
}

async function write(admin: Admin, name: SitePictureName, file: string | null): Promise<void> {
  await ensureSettings()
  const change = { action: `change ${name}`, where: { _id: SETTINGS_ID } }
  await settingsContent.change(admin, { ...change, added: file ? [file] : [] }, (document) => {
    const { [name]: _former, ...others } = textsIn(document.pictures)
    return {
      update: { $set: { pictures: file ? { ...others, [name]: file } : others } },
      factsOf: ({ pictures }) => ({ [name]: textsIn(pictures)[name] ?? null }),
    }
  })
}
