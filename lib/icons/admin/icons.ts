import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { AppError, isDuplicateKey } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { ICON_SIDE, ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { BUILT_IN_NAMES } from '@/lib/icons/built-in'
import { listIconNames, readUploaded, toIconName } from '@/lib/icons/icons'
import { ICON_TAG } from '@/lib/icons/tags'
import type { IconRow } from '@/lib/icons/schema'
import { iconTrash } from '@/lib/icons/trash'
import { drawSquare } from '@/lib/integrations/images/draw-square'
import { deleteMedia, putMedia } from '@/lib/media/store'
import { LIVE } from '@/models/define-model'
import { IconModel } from '@/models/icon'

export const ICON_MEDIA_OWNER = 'icons'

/** The same name replaces (G-99). */
export async function uploadIcon(
  admin: ViewerWith<'admin'>,
  { name: fileName, bytes }: UploadedFile,
  signal: AbortSignal,
): Promise<{ name: string }> {
  const name = toIconName(fileName.replace(/\.[^.]*$/, ''))
  if (!name) {
    const message = ICON_TEXTS.badName
    throw new AppError('invalid', { message, fields: { icon: message } })
  }
  const png = await drawSquare(bytes, ICON_SIDE, signal)
  const file = await putMedia(png, { type: 'image/png', owner: ICON_MEDIA_OWNER, access: 'public' })
  const before = await putIcon(name, file)
  await invalidate([ICON_TAG])
  if (before) await deleteMedia([before.file])
  await recordChange(admin, {
    action: 'upload icon',
    target: { kind: 'icon', id: name, name },
    before: before && { file: before.file },
    after: { file },
  })
  return { name }
}

async function putIcon(name: string, file: string) {
  const put = () =>
    IconModel.findOneAndUpdate({ name, ...LIVE }, { $set: { file } }, { upsert: true })
      .lean()
      .exec()
  // Of two parallel first uploads the second one retries and replaces.
  return put().catch((error: unknown) => (isDuplicateKey(error) ? put() : Promise.reject(error)))
}

/** A built-in name returns to its default (G-99). */
export async function deleteIcon(
  admin: ViewerWith<'admin'>,
  name: string,
): Promise<{ message: string }> {
  const lower = toIconName(name)
  const icon = lower && (await IconModel.findOne({ name: lower, ...LIVE }).lean())
  if (icon) await iconTrash.moveToTrash(admin, icon._id)
  else if (!lower || !BUILT_IN_NAMES.includes(lower)) throw notFound()
  return { message: ICON_TEXTS.deleted }
}

/** 409 where there is another one of this name. */
export async function restoreIcon(
  admin: ViewerWith<'admin'>,
  name: string,
): Promise<{ name: string }> {
  const lower = toIconName(name)
  const icon =
    lower &&
    (await IconModel.findOne({ name: lower, deletedAt: { $ne: null } })
      .sort({ deletedAt: -1 })
      .lean())
  if (!icon || !(await iconTrash.restore(admin, icon._id))) throw notFound()
  return { name: icon.name }
}

export async function listIcons(_admin: ViewerWith<'admin'>): Promise<IconRow[]> {
  const uploaded = await readUploaded()
  return (await listIconNames()).map((name) => ({
    name,
    isBuiltIn: BUILT_IN_NAMES.includes(name),
    isUploaded: uploaded.has(name),
    version: uploaded.get(name) ?? 'built-in',
  }))
}

function notFound(): AppError {
  return new AppError('not_found', { message: ICON_TEXTS.unknown })
}
