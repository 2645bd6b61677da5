import type { Admin } from '@/lib/auth/permissions'
import { AppError, notFound, refusedAt } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { ICON_SIDE, ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { BUILT_IN_NAMES } from '@/lib/icons/built-in'
import { ICON_MEDIA_OWNER, listIconNames, readUploaded, toIconName } from '@/lib/icons/icons'
import type { IconRow } from '@/lib/icons/schema'
import { iconContent } from '@/lib/icons/content'
import { drawSquare } from '@/lib/integrations/images/draw-square'
import { putMedia } from '@/lib/media/store'
import { IconModel } from '@/models/icon'

/** The same name replaces (G-99). */
export async function uploadIcon(
  admin: Admin,
  { name: fileName, bytes }: UploadedFile,
  signal: AbortSignal,
): Promise<{ name: string }> {
  const name = toIconName(fileName.replace(/\.[^.]*$/, ''))
  if (!name) throw refusedAt('icon', ICON_TEXTS.badName)
  const png = await drawSquare(bytes, ICON_SIDE, signal)
  const file = await putMedia(png, { type: 'image/png', owner: ICON_MEDIA_OWNER, access: 'public' })
  await putIcon(admin, name, file)
  return { name }
}

async function putIcon(admin: Admin, name: string, file: string): Promise<void> {
  const action = 'upload icon'
  const put = async () =>
    (await iconContent.change(admin, { action, where: { name } }, () => ({
      update: { $set: { file } },
    }))) ?? (await iconContent.create(admin, { name, file }, { action }))
  // Of two parallel first uploads the second one retries and replaces.
  await put().catch((error: unknown) => (error instanceof AppError ? put() : Promise.reject(error)))
}

/** A built-in name returns to its default (G-99). */
export async function deleteIcon(admin: Admin, name: string): Promise<{ message: string }> {
  const lower = toIconName(name)
  const icon = lower && (await IconModel.live.findOne({ name: lower }).lean())
  if (icon) await iconContent.remove(admin, { _id: icon._id })
  else if (!lower || !BUILT_IN_NAMES.includes(lower)) throw notFound(ICON_TEXTS.unknown)
  return { message: ICON_TEXTS.deleted }
}

/** 409 where there is another one of this name. */
export async function restoreIcon(admin: Admin, name: string): Promise<{ name: string }> {
  const lower = toIconName(name)
  const icon =
    lower &&
    (await IconModel.findOne({ name: lower, deletedAt: { $ne: null } })
      .sort({ deletedAt: -1 })
      .lean())
  if (!icon || !(await iconContent.restore(admin, { _id: icon._id })))
    throw notFound(ICON_TEXTS.unknown)
  return { name: icon.name }
}

export async function listIcons(_admin: Admin): Promise<IconRow[]> {
  const uploaded = await readUploaded()
  return (await listIconNames()).map((name) => ({
    name,
    isBuiltIn: BUILT_IN_NAMES.includes(name),
    isUploaded: uploaded.has(name),
    version: uploaded.get(name) ?? 'built-in',
  }))
}
