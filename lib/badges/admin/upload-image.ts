import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { BADGE_ADMIN_TEXTS } from '@/lib/badges/admin/catalogue'
import { getBadge, unknownBadge } from '@/lib/badges/badges'
import { BADGE_MEDIA_OWNER, BADGE_SIDE } from '@/lib/badges/catalogue'
import { BADGES_TAG } from '@/lib/badges/tags'
import { invalidate } from '@/lib/cache'
import type { UploadedFile } from '@/lib/http/uploads'
import { drawSquare } from '@/lib/integrations/images/draw-square'
import { deleteMedia, putMedia } from '@/lib/media/store'
import { LIVE } from '@/models/define-model'
import { BadgeModel } from '@/models/badge'

/** Replaces the picture, or the drawn medal (G-98). */
export async function uploadBadgeImage(
  admin: ViewerWith<'admin'>,
  code: string,
  { bytes }: UploadedFile,
  signal: AbortSignal,
): Promise<{ message: string }> {
  const { _id, code: name } = await getBadge(code)
  const png = await drawSquare(bytes, BADGE_SIDE, signal)
  const media = { type: 'image/png', owner: BADGE_MEDIA_OWNER, access: 'members' } as const
  const file = await putMedia(png, media)
  const before = await BadgeModel.findOneAndUpdate({ _id, ...LIVE }, { $set: { file } }).lean()
  if (!before) {
    await deleteMedia([file])
    throw unknownBadge()
  }
  await invalidate([BADGES_TAG])
  if (before.file) await deleteMedia([before.file])
  await recordChange(admin, {
    action: 'upload badge image',
    target: { kind: 'badge', id: String(_id), name },
    before: { file: before.file ?? null },
    after: { file },
  })
  return { message: BADGE_ADMIN_TEXTS.imageStored }
}
