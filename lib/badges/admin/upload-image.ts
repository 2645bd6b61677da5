import type { Admin } from '@/lib/auth/permissions'
import { BADGE_ADMIN_TEXTS } from '@/lib/badges/admin/catalogue'
import { getBadge } from '@/lib/badges/badges'
import { BADGE_MEDIA_OWNER, BADGE_SIDE, BADGE_TEXTS } from '@/lib/badges/catalogue'
import { badgeContent } from '@/lib/badges/content'
import type { UploadedFile } from '@/lib/http/uploads'
import { drawSquare } from '@/lib/integrations/images/draw-square'
import { putMedia } from '@/lib/media/store'
import { notFound } from '@/lib/errors'

/** Replaces the picture, or the drawn medal (G-98). */
export async function uploadBadgeImage(
  admin: Admin,
  code: string,
  { bytes }: UploadedFile,
  signal: AbortSignal,
): Promise<{ message: string }> {
  const { _id } = await getBadge(code)
  const png = await drawSquare(bytes, BADGE_SIDE, signal)
  const media = { type: 'image/png', owner: BADGE_MEDIA_OWNER, access: 'members' } as const
  const file = await putMedia(png, media)
  const change = { action: 'upload badge image', where: { _id }, added: [file] }
  const saved = await badgeContent.change(admin, change, () => ({
    update: { $set: { file } },
    factsOf: (badge) => ({ file: badge.file ?? null }),
  }))
  if (!saved) throw notFound(BADGE_TEXTS.unknown)
  return { message: BADGE_ADMIN_TEXTS.imageStored }
}
